import Foundation

/// Where reports go that concern no tree, or that a task wants for itself.
nonisolated public enum LayoutReporting {
  /// Gets every report made while it is bound, before and instead of the handler of the tree's root.
  @TaskLocal public static var handler: (@Sendable (LayoutReport) -> Void)?

  /// Writes the report as lines to standard error: what happens without any handler.
  package static func writeToStandardError(_ report: LayoutReport) {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
}
