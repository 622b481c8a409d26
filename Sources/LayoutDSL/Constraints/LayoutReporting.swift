import Foundation

/// Where reports go that concern no tree, or that a task wants for itself.
nonisolated public enum LayoutReporting {
  /// A handler in a box: optimised code of Swift 6.3 crashes on task-local values of function type.
  private struct Handler: Sendable {
    /// Whether it took the report.
    let takes: @Sendable (LayoutReport) -> Bool

    init(takes: @escaping @Sendable (LayoutReport) -> Bool) {
      self.takes = takes
    }

    /// One that takes everything.
    init(_ handle: @escaping @Sendable (LayoutReport) -> Void) {
      takes = { report in
        handle(report)
        return true
      }
    }
  }

  @TaskLocal private static var bound: Handler?

  /// The task's handler; nil when none is bound.
  public static var handler: (@Sendable (LayoutReport) -> Void)? {
    guard let bound else { return nil }
    return { _ = bound.takes($0) }
  }

  /// Hands a report to the task's handlers; whether one of them took it.
  package static func deliver(_ report: LayoutReport) -> Bool { bound?.takes(report) ?? false }

  /// Offers every report made while the operation runs in this task to `takes`. One for which it returns false goes where
  /// it would go without.
  package static func withFilter<Result>(
    _ takes: @escaping @Sendable (LayoutReport) -> Bool, operation: () throws -> Result
  ) rethrows -> Result {
    let outer = bound
    let handler = Handler(takes: { takes($0) || outer?.takes($0) ?? false })
    return try $bound.withValue(handler, operation: operation)
  }

  /// Has a handler get every report made while the operation runs in this task, before and instead of the handler of
  /// the tree's root. The innermost one counts. Returns and throws what the operation does.
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (LayoutReport) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    try $bound.withValue(Handler(handler), operation: operation)
  }

  /// The same for an operation that suspends. Tasks it starts as its children inherit the handler.
  public static func withHandler<Result>(
    isolation: isolated (any Actor)? = #isolation, _ handler: @escaping @Sendable (LayoutReport) -> Void,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(Handler(handler), operation: operation)
  }

  /// Writes the report as lines to standard error: what happens without any handler.
  package static func writeToStandardError(_ report: LayoutReport) {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
}
