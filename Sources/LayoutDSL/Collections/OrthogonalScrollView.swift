import Foundation

/// The scroll view of a section that scrolls across the others.
final class OrthogonalScrollView: ScrollView, ScrollViewDelegate {
  /// Where it comes to rest: distances of the groups from the first; with the offset of the near end where it is mirrored.
  var stops: (behavior: OrthogonalScrollingBehavior, axis: LayoutAxis, places: [CGFloat], mirroredFrom: CGFloat?) =
    (.continuous, .horizontal, [], nil)
  {
    didSet { isPagingEnabled = stops.behavior == .paging }
  }
  private var start: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { superview?.setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { start = distance(contentOffset) }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = distance(targetContentOffset.pointee)
    let stop: CGFloat?
    switch stops.behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: stop = nearest(target, in: stops.places)
    case .groupPaging, .groupPagingCentered: stop = page(target, towards: velocity[stops.axis])
    }
    guard let stop else { return }
    targetContentOffset.pointee[stops.axis] = stops.mirroredFrom.map { $0 - stop } ?? stop
  }

  /// From the near end.
  private func distance(_ offset: CGPoint) -> CGFloat {
    stops.mirroredFrom.map { $0 - offset[stops.axis] } ?? offset[stops.axis]
  }

  private func nearest(_ place: CGFloat, in places: [CGFloat]) -> CGFloat? {
    places.min { abs($0 - place) < abs($1 - place) }
  }

  /// The group it was at or one beside it: whichever is nearest, or the next one in the direction of a velocity.
  private func page(_ target: CGFloat, towards velocity: CGFloat) -> CGFloat? {
    guard let from = nearest(start, in: stops.places), let index = stops.places.firstIndex(of: from) else { return nil }
    let around = stops.places[max(0, index - 1)...min(stops.places.count - 1, index + 1)]
    let forwards = stops.mirroredFrom == nil ? velocity : -velocity
    if forwards > 0 { return around.last }
    if forwards < 0 { return around.first }
    return nearest(target, in: Array(around))
  }
}
