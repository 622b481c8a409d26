import Foundation
import LayoutDSL

/// Lays the root out after the changes, and returns the texts of the contradictions told on the way.
#if MainActorViews
  @MainActor
#endif
func consoleTexts(of root: View, after changes: () -> Void) -> [String] {
  conflicts(of: root, after: changes).map(\.consoleText)
}

/// Lays the root out after the changes, and returns the contradictions told on the way.
#if MainActorViews
  @MainActor
#endif
func conflicts(of root: View, after changes: () -> Void) -> [LayoutConflict] {
  let recorder = ReportRecorder()
  recorder.during {
    changes()
    root.layoutIfNeeded()
  }
  return recorder.conflicts
}

/// The constraints listed in a report, without quotes and commas.
func list(_ text: String) -> [String] {
  text.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { line in
    String(line.dropFirst(5).dropLast(line.hasSuffix(",") ? 2 : 1))
  }
}
