import Foundation

/// Where reports go that concern no tree, or that a task wants for itself.
nonisolated public enum LayoutReporting {
  /// A handler in a box: optimised code of Swift 6.3 crashes on task-local values of function type.
  private struct Handler: Sendable {
    let handle: @Sendable (LayoutReport) -> Void
  }

  @TaskLocal private static var bound: Handler?

  /// The task's handler; nil when none is bound.
  public static var handler: (@Sendable (LayoutReport) -> Void)? { bound?.handle }

  /// Has a handler get every report made while the operation runs in this task, before and instead of the handler of
  /// the tree's root. The innermost one counts. Returns and throws what the operation does.
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (LayoutReport) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    try $bound.withValue(Handler(handle: handler), operation: operation)
  }

  /// The same for an operation that suspends. Tasks it starts as its children inherit the handler.
  public static func withHandler<Result>(
    isolation: isolated (any Actor)? = #isolation, _ handler: @escaping @Sendable (LayoutReport) -> Void,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(Handler(handle: handler), operation: operation)
  }

  /// Writes the report as lines to standard error: what happens without any handler.
  package static func writeToStandardError(_ report: LayoutReport) {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
}
