import Foundation

/// What a scroll view remembers.
struct ScrollState {
  var contentSize = CGSize.zero
  /// The size set by hand.
  var sizeByHand = CGSize.zero
  var contentInset = EdgeInsets.zero
  var adjustedInset = EdgeInsets.zero
  var adjustment = ScrollView.ContentInsetAdjustmentBehavior.automatic
  var bouncesVertically = false
  var bouncesHorizontally = false
  var look = ScrollLook()
  var contentGuide: LayoutGuide?
  var frameGuide: LayoutGuide?
}
