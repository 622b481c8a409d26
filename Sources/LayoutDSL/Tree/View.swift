import Foundation

/// A rectangle in a tree of rectangles, laid out by constraints, as `UIView`.
///
/// Coordinates are in points with the origin at the top left, y growing downwards, relative to the superview. Views have
/// identity; two are equal when they are the same object. A view holds its subviews, guides and the constraints
/// installed on it; nothing holds its superview.
open class View: Responder, LayoutConstraintItem {
  /// The value of an intrinsic dimension a view does not have.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  // Exclusivity is not checked at run time where it says so: nothing outside of the library is called while one of these
  // is being changed.

  // MARK: Hierarchy

  /// The subviews, the frontmost last.
  @exclusivity(unchecked) public package(set) var subviews: [View] = []
  #if MainActorViews
    public package(set) weak var superview: View?
  #else
    // A view takes itself out of its subviews before it is gone.
    @exclusivity(unchecked) public package(set) unowned(unsafe) var superview: View?
  #endif
  /// The guides it owns, in order of addition, without those it has by itself.
  @exclusivity(unchecked) public package(set) var layoutGuides: [LayoutGuide] = []
  /// Bookkeeping about its place in the hierarchy.
  @exclusivity(unchecked) package var hierarchy = HierarchyState()

  // MARK: Geometry

  @exclusivity(unchecked) package var geometry: GeometryState
  /// What its edges keep clear, and how.
  @exclusivity(unchecked) package var marginState = MarginState()

  /// Hiding a view changes nothing about the layout, except that a stack view leaves it out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityChanged(self) } }
  }

  // MARK: Constraints

  @exclusivity(unchecked) package var held = ConstraintList(.held)
  @exclusivity(unchecked) package var mentions = MentionState()
  @exclusivity(unchecked) package var sizing = SizingState()
  @exclusivity(unchecked) package var passState = PassState()
  /// The subviews that wait for a pass.
  @exclusivity(unchecked) package var waiting = WaitingLists()
  @exclusivity(unchecked) package var waitingPlaces = WaitingPlaces()

  /// What resolves the tree; only the root has one, from the first layout pass on.
  @exclusivity(unchecked) package var engine: (any LayoutEngine)?
  /// What the engine keeps about this view.
  @exclusivity(unchecked) package var record: ItemRecord?
  /// Storage for the maker's record of the constraints it made for this view.
  @exclusivity(unchecked) package var makerState: AnyObject?
  /// A name for reports.
  @exclusivity(unchecked) package var layoutLabel: String?
  /// Made when first asked for.
  @exclusivity(unchecked) var ownReference: ItemReference?

  package var hintState = HintState()

  /// What text of the tree is measured with; only the root has one.
  @exclusivity(unchecked) var textContext: TextContext?
  @exclusivity(unchecked) var appearance: Appearance?
  /// Gesture recognizers, for the room that has them.
  package var gestureState: AnyObject?
  /// The controller whose view it is.
  @exclusivity(unchecked) package weak var host: (any ViewHost)?
  /// Which view of the tree has the keyboard; only the root has one.
  var inputState: InputState?

  /// Where the reports of this tree go; read at the root. Without one they are written to standard error.
  public var reportHandler: ((LayoutReport) -> Void)?

  /// Makes a view with the given frame, in points. A frame with NaN or infinite components becomes zero and is reported.
  public init(frame: CGRect) {
    geometry = GeometryState(frame: frame)
    super.init()
    if !frame.isFinite { reportBadFrame(frame) }
  }

  /// Makes a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view with an empty frame: there are no archives here.
  public required init?(coder: NSCoder) {
    geometry = GeometryState(frame: .zero)
    super.init()
  }

  #if MainActorViews
    isolated deinit { letGo() }
  #else
    deinit { letGo() }
  #endif

  // MARK: Changing the hierarchy

  /// Puts a view in front of the other subviews. One that is elsewhere is taken from there first, which drops the
  /// constraints across the cut; one that is here already only moves forward and keeps them.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Puts a view at an index among the subviews, counted from the back; out of range is clamped.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Puts a view in front of a subview; a sibling that is none is reported and nothing changes.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, beside: sibling, offset: 1) }

  /// Puts a view behind a subview; a sibling that is none is reported and nothing changes.
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, beside: sibling, offset: 0) }

  /// Moves a subview in front of the others. Has no effect on the layout.
  open func bringSubviewToFront(_ view: View) { reorder(view, toFront: true) }

  /// Moves a subview behind the others. Has no effect on the layout.
  open func sendSubviewToBack(_ view: View) { reorder(view, toFront: false) }

  /// Swaps two subviews in the order from back to front. Has no effect on the layout.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

  /// Takes the view out of its superview. Constraints between its subtree and the rest are dropped, those inside the
  /// subtree stay. O(subtree).
  open func removeFromSuperview() { leaveSuperview(for: nil) }

  open func didAddSubview(_ subview: View) {}
  open func willRemoveSubview(_ subview: View) {}
  open func willMove(toSuperview newSuperview: View?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: Window?) {}
  open func didMoveToWindow() {}

  // MARK: Frame

  /// The rectangle in the superview's coordinates, in points; rounded to pixels where a `Window` is the root.
  ///
  /// Setting it decides the layout of a view that translates its autoresizing mask; the frame of another one is
  /// overwritten by the next layout pass. Negative sizes are turned positive; NaN and infinities are reported and
  /// change nothing.
  open var frame: CGRect {
    get { transformedFrame }
    set { assignTransformedFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates. Setting the size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size) }
    set { assignBounds(newValue) }
  }

  /// The middle of the frame. Setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: geometry.frame.midX, y: geometry.frame.midY) }
    set { assignCenter(newValue) }
  }

  /// What is done to the view around its centre before it is seen; `.identity` unless set. The layout, `bounds` and `center`
  /// do not know of it: `frame` is the smallest rectangle around what is seen, and setting that sets bounds and centre by the
  /// inverse. NaN and infinities are reported and change nothing.
  open var transform: CGAffineTransform {
    get { appearance?.transform ?? .identity }
    set { assignTransform(newValue) }
  }

  /// The frame before rounding to pixels and without the transform; else the same as `frame`.
  public var exactFrame: CGRect { geometry.exactFrame }

  // MARK: Sizing

  /// The size of the content, as a size of the alignment rectangle in points; `noIntrinsicMetric` along an axis
  /// without one. Must not depend on the frame. Read again after `invalidateIntrinsicContentSize()`.
  open var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// The intrinsic size, alignment insets or baselines are not what they were; the next pass reads them again.
  open func invalidateIntrinsicContentSize() { contentChanged() }

  /// The size the view would like to have within `size`, in points; the size it has unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that `sizeThatFits` gives for the present one; the centre stays.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size of the alignment rectangle that the constraints inside the view give it, with `targetSize` wished for at
  /// priority 50. See the longer form.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the alignment rectangle that the constraints inside the view give it, in points, with the target's
  /// width and height wished for at the given priorities; 1000 fixes the size along an axis.
  ///
  /// What relates the view to anything around it takes no part, nor does its frame. Nothing is changed, except that
  /// `updateConstraints` is called where it was asked for. Below a `Window` the size is rounded up to its pixels.
  /// Contradictions are not reported. An illegal priority is reported and counts as 50, a target that is not finite as 0.
  /// Solves the subtree from scratch.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How far the frame reaches beyond the alignment rectangle on each side, in points. Constraints see the latter.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The frame around an alignment rectangle. The inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// The alignment rectangle in a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The view whose first baseline is this one's; the one for the last baseline unless overridden. A view without text
  /// has its top edge there.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view whose last baseline is this one's; this view unless overridden. A view without text has its bottom edge
  /// there.
  open var forLastBaselineLayout: View { self }

  /// Whether the view needs constraints to have a frame at all. Never asked here; for code written for UIKit.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Edges

  /// The margins in effect: setting them sets the view's own, reading adds the safe area and the superview's as the
  /// two flags below say. In points; 8 on each side by default.
  open var layoutMargins: EdgeInsets {
    get { marginState.effective }
    set { assignMargins(.bySide(newValue)) }
  }

  /// `layoutMargins` in reading direction; the two are views of one value.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(marginState.effective, effectiveUserInterfaceLayoutDirection) }
    set { assignMargins(.inReadingDirection(newValue)) }
  }

  /// Called when the margins in effect have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the safe-area insets have changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance, stored and of no effect on the layout

  open var backgroundColor: Color? {
    get { appearance?.backgroundColor }
    set {
      guard newValue != backgroundColor else { return }
      willChange(.backgroundColor)
      ownAppearance.backgroundColor = newValue
    }
  }

  /// The superview's unless set; `systemBlue` at the root.
  open var tintColor: Color! {
    get { appearance?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownAppearance.tintColor = newValue
      tellTint()
    }
  }

  open var alpha: CGFloat {
    get { appearance?.alpha ?? 1 }
    set {
      guard newValue != alpha else { return }
      willChange(.alpha)
      ownAppearance.alpha = newValue
    }
  }

  open var contentMode: ContentMode {
    get { appearance?.contentMode ?? .scaleToFill }
    set { ownAppearance.contentMode = newValue }
  }

  open var tag: Int {
    get { appearance?.tag ?? 0 }
    set { ownAppearance.tag = newValue }
  }

  open var isUserInteractionEnabled: Bool {
    get { appearance?.isUserInteractionEnabled ?? true }
    set { ownAppearance.isUserInteractionEnabled = newValue }
  }

  /// Whether what is inside is cut at the edges: the layer's `masksToBounds`.
  open var clipsToBounds: Bool {
    get { appearance?.layer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque: Bool {
    get { appearance?.isOpaque ?? true }
    set { ownAppearance.isOpaque = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { appearance?.accessibility.identifier }
    set { ownAppearance.accessibility.identifier = newValue }
  }

  open var accessibilityLabel: String? {
    get { appearance?.accessibility.label }
    set { ownAppearance.accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { appearance?.accessibility.hint }
    set { ownAppearance.accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { appearance?.accessibility.value }
    set { ownAppearance.accessibility.value = newValue }
  }

  open var accessibilityTraits: AccessibilityTraits {
    get { appearance?.accessibility.traits ?? [] }
    set { ownAppearance.accessibility.traits = newValue }
  }

  open var isAccessibilityElement: Bool {
    get { appearance?.accessibility.isElement ?? false }
    set { ownAppearance.accessibility.isElement = newValue }
  }

  /// Called when the tint of the view, its own or its superview's, is another.
  open func tintColorDidChange() {}

  // There is no drawing: these are never called, or do nothing.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Touches

  /// The deepest view at a point of this view's coordinates that takes touches, the front ones first: not hidden, with an alpha
  /// of at least 0.01, enabled for touches and with the point inside.
  open func hitTest(_ point: CGPoint, with event: InputEvent?) -> View? { viewHit(at: point, with: event) }

  /// Whether a point of this view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: InputEvent?) -> Bool { bounds.contains(point) }

  // MARK: Surroundings

  /// The controller whose view it is, else the superview.
  open override var next: Responder? { host ?? superview }

  package override var inputRoot: View? { rootView }

  /// Called when traits changed, and when the view gets into a window, whose traits are known.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Layout passes

  /// Asks for `layoutSubviews` in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Runs layout passes until nothing is left to do in the topmost ancestor that needs layout, or in this view.
  ///
  /// A pass updates constraints, leaves first, solves, and lays out subviews, root first. Conflicts found on the way
  /// are reported. A view that keeps asking for more is reported, and left as it is, after 32 rounds.
  open func layoutIfNeeded() { runLayoutPass() }

  /// Gives the subviews and guides their solved frames. Overriding it, call `super` first.
  open func layoutSubviews() { placeContents() }

  /// Asks for `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Calls `updateConstraints` on this view and what is below it, leaves first, where it was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree(treeEngine) }

  /// The place to change constraints before they are solved. Overriding it, call `super` last.
  open func updateConstraints() {}

  // MARK: For the library's own subclasses

  /// How far the first baseline is below the top of the alignment rectangle, in points.
  package func firstBaselineOffset() -> CGFloat { 0 }

  /// How far the last baseline is above the bottom of the alignment rectangle, in points.
  package func lastBaselineOffset() -> CGFloat { 0 }

  /// Whether baselines keep their distance from the middle rather than from top and bottom: the first is
  /// `firstBaselineOffset()` below it, the last `lastBaselineOffset()` above it.
  package var hasCentredBaselines: Bool { false }

  /// How long the view is along an axis by its content; nil without a length of its own.
  package func naturalLength(_ axis: AttributeConstraint.Axis) -> CGFloat? {
    intrinsicMetric(axis, of: intrinsicContentSize)
  }

  /// The guides it has by itself, those that were asked for.
  package var ownGuides: [LayoutGuide] {
    if marginState.safeAreaGuide == nil, marginState.marginsGuide == nil, marginState.guideInsets == nil { return [] }
    return [marginState.safeAreaGuide, marginState.marginsGuide].compactMap(\.self)
      + (marginState.guideInsets?.guides ?? [])
  }

  /// Whether constraints between it and what is inside it mean its content instead of its frame.
  package var scrollsContent: Bool { false }

  /// The content that scrolls; nil where nothing does.
  package var contentGuide: LayoutGuide? { nil }

  /// The size of the content where constraints leave it open.
  package var contentSizeByHand: CGSize { .zero }

  /// The size of the content follows from constraints.
  package func contentSizeWasSolved(_ size: CGSize) {}

  /// The size or the direction of a root is another.
  package func traitsMayHaveChanged() {}

  /// The origin of the bounds is another, set by hand.
  package func boundsOriginChanged(from old: CGPoint) {}

  /// A subview was hidden or shown.
  package func subviewVisibilityChanged(_ subview: View) {}

  /// A subview's intrinsic size, its priorities or its lines are not what they were.
  package func subviewSizingChanged(_ subview: View) {}

  /// Does what a finger that touches it and lifts does; whether it takes touches at all.
  package func takeTouch() -> Bool { false }

  /// What the view shows as its text, for reports; nil for one without text.
  package var reportText: String? { nil }

  /// Whether it is a `Window`, whose size is that of a screen.
  package var isWindow: Bool { false }

  /// The pixels frames below this root are rounded to; nil where they are exact.
  package var pixelGrid: PixelGrid? { nil }

  nonisolated open override var description: String {
    #if MainActorViews
      MainActor.assumeIsolated { reportDescription }
    #else
      reportDescription
    #endif
  }
}
