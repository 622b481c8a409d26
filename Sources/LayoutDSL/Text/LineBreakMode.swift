/// What happens to text that is too wide, as `NSLineBreakMode`. Lines of several are broken between words in every mode
/// but `byCharWrapping`; where the last one is cut makes no difference to its size.
nonisolated public enum LineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
