/// How fast a change goes when. Raw values as `UIView.AnimationCurve`.
nonisolated public enum AnimationCurve: Int, Sendable {
  /// Slow at both ends.
  case easeInOut = 0
  /// Slow at the beginning.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  case linear = 3
}
