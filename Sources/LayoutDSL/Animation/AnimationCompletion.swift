/// What is to happen once an animation is over, in all the trees it is about.
final class AnimationCompletion: TreeBound {
  private var body: ((Bool) -> Void)?
  private var remaining: Int

  init(after count: Int, _ body: ((Bool) -> Void)?) {
    remaining = count
    self.body = body
  }

  /// One of the trees is done.
  func partIsOver() {
    remaining -= 1
    guard remaining <= 0, let body else { return }
    self.body = nil
    body(true)
  }
}
