import Foundation

extension ScrollView {
  /// Scrolls as a user's finger would, and comes to rest at once: not beyond the content and its insets, and at a page
  /// where paging is on. The delegate is told as of a real one. Nothing happens where a user cannot scroll.
  /// - Parameters:
  ///   - x: how much further right the content is looked at, in points.
  ///   - y: how much further down.
  ///   - velocity: at which the finger lets go, in points a millisecond; with paging its sign decides on the page.
  public func userScroll(x: CGFloat = 0, y: CGFloat = 0, velocity: CGPoint = .zero) {
    guard isScrollEnabled, x.isFinite, y.isFinite else { return }
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    let start = contentOffset
    let dragged = offsetRange.clamped(CGPoint(x: start.x + x, y: start.y + y))
    if dragged != start { contentOffset = dragged }
    var target = isPagingEnabled ? page(near: dragged, from: start, velocity) : dragged
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: pointer)
    }
    target = offsetRange.clamped(target)
    let decelerates = target != contentOffset
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The page to stop at: the nearest one, or with a velocity the next one from where the finger came.
  private func page(near offset: CGPoint, from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func along(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      if velocity == 0 || offset == start { return (offset / length).rounded() * length }
      return (velocity > 0 ? (offset / length).rounded(.up) : (offset / length).rounded(.down)) * length
    }
    return CGPoint(
      x: along(offset.x, start.x, bounds.width, velocity.x), y: along(offset.y, start.y, bounds.height, velocity.y))
  }
}
