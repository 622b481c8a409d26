/// How a controller comes into sight; stored. Raw values as `UIModalTransitionStyle`.
nonisolated public enum ModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
