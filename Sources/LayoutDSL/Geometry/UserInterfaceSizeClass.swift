/// How much room there is along an axis, roughly. Raw values as `UIUserInterfaceSizeClass`.
nonisolated public enum UserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
