/// Where lines stand in the width of a text, as `NSTextAlignment` with its raw values on iOS. Has no effect on sizes.
nonisolated public enum TextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
