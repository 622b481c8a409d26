import Foundation

/// Shows a part of a content that may be larger, as `UIScrollView`.
///
/// Its bounds begin at `contentOffset`; frames of subviews are in the coordinates of the content, which scrolling does not
/// change. In a constraint with something inside it, its edges, centre and margins are those of the content, and its width
/// and height those of the frame; in one with something outside, all of them are the frame's. There is no zooming.
open class ScrollView: View {
  var scroll = ScrollState()

  open weak var delegate: (any ScrollViewDelegate)?

  // MARK: Content

  /// The size of the content in points. Constraints that reach from one end of the content to the other decide it along
  /// their axis with the next layout; what is set here counts where they do not.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { assignContentSize(newValue) }
  }

  /// The point of the content at the top left of the bounds, in points. Setting it is not clamped; NaN and infinities are
  /// reported and change nothing.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The content as a guide.
  public var contentLayoutGuide: LayoutGuide { preparedContentGuide }

  /// The frame as a guide: what is related to it stays where it is while the content scrolls.
  public var frameLayoutGuide: LayoutGuide { preparedFrameGuide }

  // MARK: Insets

  /// How far one may scroll beyond the content on each side, in points. Not part of the content size.
  open var contentInset: EdgeInsets {
    get { scroll.contentInset }
    set { assignContentInset(newValue) }
  }

  /// How the safe area adds to `contentInset`; `.automatic` unless set.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustment }
    set { changeInsets { scroll.adjustment = newValue } }
  }

  /// `contentInset` and what the safe area adds to it.
  public var adjustedContentInset: EdgeInsets { scroll.adjustedInset }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  /// Whether a user can scroll; true unless set.
  open var isScrollEnabled = true
  /// Whether scrolling by a user stops at multiples of the size; false unless set.
  open var isPagingEnabled = false
  /// Whether a user can pull beyond the content; has no effect here, where every scrolling has come to rest.
  open var bounces = true
  /// Whether a user can pull vertically even where all of the content is seen; counts for the safe area.
  open var alwaysBounceVertical: Bool {
    get { scroll.bouncesVertically }
    set { changeInsets { scroll.bouncesVertically = newValue } }
  }
  /// Whether a user can pull horizontally even where all of the content is seen; counts for the safe area.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.bouncesHorizontally }
    set { changeInsets { scroll.bouncesHorizontally = newValue } }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Whether a user's finger moves the content right now.
  public internal(set) var isDragging = false
  /// Whether a user's finger is on it; here the same as `isDragging`.
  open var isTracking: Bool { isDragging }
  /// Whether it still moves after a user has let go; here never for longer than a delegate's call.
  public internal(set) var isDecelerating = false

  // MARK: Scrolling

  /// Moves to an offset, unclamped. Animated, the delegate is told of its end at once: offsets are final.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as needed, and not beyond the content, for a rectangle of the content to be seen within the
  /// adjusted insets. One that is larger than that is shown from its near end.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(toSee: rect), animated: animated)
  }

  // MARK: Overrides

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshInsets()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshInsets()
  }

  package override var ownGuides: [LayoutGuide] {
    super.ownGuides + [scroll.contentGuide, scroll.frameGuide].compactMap(\.self)
  }

  package override var scrollsContent: Bool { true }
  package override var contentGuide: LayoutGuide? { preparedContentGuide }
  package override var contentSizeByHand: CGSize { scroll.sizeByHand }
  package override func contentSizeWasSolved(_ size: CGSize) { takeContentSize(size) }
  package override func boundsOriginChanged(from old: CGPoint) { offsetChanged() }
}
