import Foundation

/// Whether snapshots are written instead of compared.
nonisolated package enum SnapshotRecording: Equatable {
  case never
  /// Only those there is no file of.
  case missing
  case all

  /// The variable that says so for a whole run: `all` (or `1`, `true`), `missing`, or `never` (or `0`, `false`, nothing).
  static let variable = "LAYOUT_TESTING_RECORD"

  /// Nil for a value that has no meaning.
  package init?(_ value: String?) {
    switch value?.lowercased() {
    case nil, "", "0", "false", "never": self = .never
    case "missing": self = .missing
    case "1", "true", "all": self = .all
    default: return nil
    }
  }
}
