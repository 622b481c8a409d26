import Foundation
import LayoutDSL

/// Keeps the reports made while its handler is bound.
final class ReportCollector: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [LayoutReport] = []

  var reports: [LayoutReport] { lock.withLock { kept } }

  var issues: [LayoutIssue] {
    reports.compactMap { if case .issue(let issue) = $0 { issue } else { nil } }
  }

  var conflicts: [LayoutConflict] {
    reports.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
  }

  var hints: [LayoutHint] {
    reports.compactMap { if case .hint(let hint) = $0 { hint } else { nil } }
  }

  func keep(_ report: LayoutReport) { lock.withLock { kept.append(report) } }

  /// What is reported while the body runs.
  #if MainActorViews
    @MainActor
  #endif
  static func collect(_ body: () -> Void) -> ReportCollector {
    let collector = ReportCollector()
    LayoutReporting.$handler.withValue({ collector.keep($0) }, operation: body)
    return collector
  }
}
