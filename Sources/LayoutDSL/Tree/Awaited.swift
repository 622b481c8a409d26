/// What a view can wait for until the next layout pass.
nonisolated package enum Awaited: Int, Sendable {
  case layout = 0
  case constraintUpdate = 1
  /// That the engine takes it in.
  case entry = 2
}
