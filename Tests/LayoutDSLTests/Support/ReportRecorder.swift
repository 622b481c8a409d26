import LayoutDSL
import Synchronization

/// Collects the reports made while it is bound as the task's handler.
final class ReportRecorder: Sendable {
  private let stored = Mutex<[LayoutReport]>([])

  /// Everything recorded so far, in order.
  var reports: [LayoutReport] { stored.withLock { $0 } }

  var issues: [LayoutIssue] {
    reports.compactMap { report in
      if case .issue(let issue) = report { issue } else { nil }
    }
  }

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  var conflicts: [LayoutConflict] {
    reports.compactMap { report in
      if case .conflict(let conflict) = report { conflict } else { nil }
    }
  }

  var hints: [LayoutHint] {
    reports.compactMap { report in
      if case .hint(let hint) = report { hint } else { nil }
    }
  }

  func record(_ report: LayoutReport) {
    stored.withLock { $0.append(report) }
  }

  /// Runs the body with this recorder as the handler of the task's reports.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutReporting.withHandler({ [self] in record($0) }, operation: body)
  }
}
