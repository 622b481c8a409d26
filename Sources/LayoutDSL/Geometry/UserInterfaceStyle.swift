/// Whether an interface is light or dark; stored, of no effect on the layout. Raw values as `UIUserInterfaceStyle`.
nonisolated public enum UserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
