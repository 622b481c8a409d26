import Foundation

/// What of a scroll view is stored and of no effect on the layout.
struct ScrollLook {
  var verticalIndicatorInsets = EdgeInsets.zero
  var horizontalIndicatorInsets = EdgeInsets.zero
  var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  var indicatorStyle = ScrollView.IndicatorStyle.default
  var decelerationRate = ScrollView.DecelerationRate.normal
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var isDirectionalLockEnabled = false
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var refreshControl: RefreshControl?
  var panGestureRecognizer: PanGestureRecognizer?
}
