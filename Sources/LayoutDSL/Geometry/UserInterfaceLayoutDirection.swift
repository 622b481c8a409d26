/// The direction a user interface is read in. Raw values as `UIUserInterfaceLayoutDirection`.
nonisolated public enum UserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
