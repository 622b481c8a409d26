/// How a status bar looks; stored. Raw values as `UIStatusBarStyle`.
nonisolated public enum StatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
