import Foundation

/// Arranges views in a row or a column by constraints of its own, as `UIStackView`.
///
/// The constraints are those UIKit makes, with its identifiers (`UISV-spacing` and so on) and priorities; in a
/// contradiction what users ask for gives way to them. They are brought up to date in the next layout pass, each only
/// where something about it has changed. Hidden arranged views are left out, with one spacing between their neighbours.
/// A horizontal stack follows its own reading direction.
open class StackView: View {
  /// The custom spacing of a view that has none; as the spacing of a stack it is 0.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing between siblings: 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  var arranged: [ArrangedView] = []
  /// The number the next arranged view gets.
  var nextNumber = 1
  /// Whether something about the constraints may have changed since they were last brought up to date.
  var needsArranging = true
  /// The active constraints in order, and where they are.
  var rules: [(key: ContainerRule.Key, constraint: ContainerConstraint)] = []
  var ruleIndices: [ContainerRule.Key: Int] = [:]
  /// What spans the arranged views across the axis, while the alignment asks for it.
  var spanner: LayoutGuide?
  /// What spans the gap after an arranged view, by the view's number, while the distribution asks for it.
  var gapGuides: [Int: LayoutGuide] = [:]

  /// Makes a stack without a frame with these views, in order.
  public convenience init(arrangedSubviews: [View]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The direction views follow each other in; horizontal unless set.
  open var axis = AttributeConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How views share the stack along its axis; `.fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// Where views are across the axis; `.fill` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance between neighbours in points, 0 unless set; the least one where the distribution makes gaps equal.
  /// May be negative. NaN and infinities are reported and change nothing.
  open var spacing: CGFloat = 0 {
    didSet {
      guard acceptsSpacing(spacing) else { return spacing = oldValue }
      if spacing != oldValue { arrangementChanged() }
    }
  }

  /// Whether views are arranged between the layout margins instead of the edges; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether spacing in a vertical stack is from a last baseline to the next first baseline; false unless set.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Arranged views

  /// The views it arranges, hidden ones included, in order; all of them are subviews.
  open var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Arranges a view after the others. It becomes a subview in front if it is none yet and no longer translates its
  /// autoresizing mask; one that is arranged already moves. O(count).
  open func addArrangedSubview(_ view: View) {
    arrange(view, at: arranged.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view at a place among the others, counted without it. One beyond them is reported (UIKit: raises), and
  /// the nearest place is taken instead. O(count).
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    let count = arranged.count - (isArranged(view) ? 1 : 0)
    let nearest = min(max(stackIndex, 0), count)
    if nearest != stackIndex, !(isArranged(view) && stackIndex == arranged.count) {
      tell(.badIndex(stackIndex, count: count, subject: reportName))
    }
    arrange(view, at: nearest)
  }

  /// Arranges a view no longer; it stays a subview. O(count).
  open func removeArrangedSubview(_ view: View) { forget(view) }

  /// Sets the distance from an arranged view to the next visible one, in points. `spacingUseDefault` takes it back. One
  /// for a view that is not arranged is ignored; NaN and infinities are reported and change nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard acceptsSpacing(spacing), let index = index(of: arrangedSubview) else { return }
    let custom = spacing == StackView.spacingUseDefault ? nil : spacing
    guard custom != arranged[index].customSpacing else { return }
    arranged[index].customSpacing = custom
    arrangementChanged()
  }

  /// The distance set for after an arranged view; `spacingUseDefault` without one.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    index(of: arrangedSubview).flatMap { arranged[$0].customSpacing } ?? StackView.spacingUseDefault
  }

  // MARK: Overrides

  open override func willRemoveSubview(_ subview: View) {
    forget(subview)
    super.willRemoveSubview(subview)
  }

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    arrangementChanged()
  }

  /// Without a text of its own: that of an arranged view, see `lastBaselineView`.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) ?? self }

  /// The last visible view where the stack is vertical, fills across, or aligns bottoms or last baselines; otherwise the
  /// tallest visible one. Likewise for first baselines.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) ?? self }

  package override func naturalLength(_ axis: AttributeConstraint.Axis) -> CGFloat? { contentLength(axis) }

  package override func subviewVisibilityChanged(_ subview: View) {
    if isArranged(subview) { arrangementChanged() }
  }

  package override func subviewSizingChanged(_ subview: View) {
    guard distribution == .fillProportionally || subview.isMultiline || superview is StackView || hasTextWidths,
      isArranged(subview)
    else { return }
    arrangementChanged()
  }
}
