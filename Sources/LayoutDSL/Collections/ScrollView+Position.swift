import Foundation

extension ScrollView {
  /// The offset, not beyond the content, at which a rectangle of the content is where a position says; as near as possible
  /// along an axis it says nothing of.
  func offset(toSee frame: CGRect, at position: CollectionView.ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    var offset = offset(toSee: frame)
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - insets.top - (bounds.height - insets.top - insets.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - insets.left - (bounds.width - insets.left - insets.right) / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    return offsetRange.clamped(offset)
  }
}
