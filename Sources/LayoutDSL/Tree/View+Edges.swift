import Foundation

extension View {
  /// How far the safe area keeps clear of each edge of the view, in points; 0 where the view lies within it.
  ///
  /// At the root this is what was given there. Below, each side is the part of the superview's inset the view reaches
  /// into, and never more than that inset; what is added here by `additionalSafeAreaInsets` comes on top.
  public var safeAreaInsets: EdgeInsets { marginState.safeArea }

  /// What this view adds to the safe-area insets of itself and so of what is below it, in points. At the root of a tree
  /// it is the safe area of the screen.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { marginState.additionalSafeArea }
    set {
      guard newValue.isFinite else { return }
      marginState.additionalSafeArea = newValue
      refreshEdges()
    }
  }

  /// Whether the margins in effect are the view's own plus its safe-area insets; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set {
      marginState.insetsFromSafeArea = newValue
      refreshEdges()
    }
  }

  /// Whether the margins in effect are at least as far in as the superview's; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      guard newValue != marginState.preservesSuperview else { return }
      marginState.preservesSuperview = newValue
      superview?.marginState.preservingCount += newValue ? 1 : -1
      refreshEdges()
    }
  }

  func assignMargins(_ margins: MarginState.OwnMargins) {
    guard margins.resolved(.leftToRight).isFinite else { return }
    marginState.own = margins
    marginState.isOwnSet = true
    refreshEdges()
  }

  /// What a controller's bars cover of the view, which is that of one of its children. Comes on top of what the child adds.
  package var containerSafeArea: EdgeInsets {
    get { marginState.controllerEdges?.safeArea ?? .zero }
    set {
      guard newValue != containerSafeArea else { return }
      ownControllerEdges.safeArea = newValue
      refreshEdges()
    }
  }

  /// The margins the system wants at least of a controller's view; nil elsewhere. Takes the place of margins that were
  /// never set.
  package var systemMinimumMargins: DirectionalEdgeInsets? {
    get { marginState.controllerEdges?.minimumMargins }
    set {
      guard newValue != systemMinimumMargins else { return }
      ownControllerEdges.minimumMargins = newValue
      refreshEdges()
    }
  }

  private var ownControllerEdges: ControllerEdges {
    if let edges = marginState.controllerEdges { return edges }
    let made = ControllerEdges()
    marginState.controllerEdges = made
    return made
  }

  /// Works out safe area and margins anew, here and below as far as they change.
  func refreshEdges() {
    let safeArea = currentSafeArea
    let oldSafeArea = marginState.safeArea
    let safeAreaChanged = safeArea != oldSafeArea
    marginState.safeArea = safeArea
    let margins = currentMargins
    let marginsChanged = margins != marginState.effective
    marginState.effective = margins
    if safeAreaChanged || marginsChanged {
      tellEngine(.insets)
      if marginState.safeAreaGuide != nil || marginState.marginsGuide != nil { setNeedsLayout() }
    }
    refreshGuideInsets()
    if safeAreaChanged {
      safeAreaInsetsDidChange()
      host?.hostedSafeAreaDidChange()
    }
    if marginsChanged {
      layoutMarginsDidChange()
      host?.hostedMarginsDidChange()
    }
    // Where there is neither, no subview need be looked at.
    guard
      safeArea != .zero || oldSafeArea != .zero || marginState.preservingCount > 0 || marginState.hasKeyboardGuide
    else { return }
    for subview in subviews where subview.dependsOnSuperviewEdges(safeArea) { subview.refreshEdges() }
  }

  /// Works out anew what depends on where the view is, if anything does.
  func refreshEdgesAfterPlacing() {
    guard
      marginState.safeArea != .zero || marginState.preservesSuperview || marginState.preservingCount > 0
        || marginState.guideInsets != nil || marginState.hasKeyboardGuide
        || superview?.marginState.safeArea ?? .zero != .zero
    else { return }
    refreshEdges()
  }

  /// Whether there is anything to work out when the superview's edges or frame have changed.
  private func dependsOnSuperviewEdges(_ safeArea: EdgeInsets) -> Bool {
    safeArea != .zero || marginState.safeArea != .zero || marginState.preservesSuperview
      || marginState.hasKeyboardGuide
  }

  /// Works out anew what keeps the guides clear that follow more than margins and safe area.
  private func refreshGuideInsets() {
    guard let state = marginState.guideInsets else { return }
    let old = (state.readable, state.keyboard)
    if state.readableGuide != nil { state.readable = currentReadableInsets }
    if let guide = state.keyboardGuide { state.keyboard = currentKeyboardInsets(guide) }
    guard old != (state.readable, state.keyboard) else { return }
    tellEngine(.insets)
    setNeedsLayout()
  }

  private var currentSafeArea: EdgeInsets {
    let added = marginState.additionalSafeArea.adding(containerSafeArea)
    guard let superview, superview.marginState.safeArea != .zero else { return added }
    return overlap(superview.marginState.safeArea, in: superview).adding(added)
  }

  private var currentMargins: EdgeInsets {
    var margins = marginState.own.resolved(effectiveUserInterfaceLayoutDirection)
    if let least = systemMinimumMargins?.resolved(effectiveUserInterfaceLayoutDirection) {
      margins = marginState.isOwnSet ? margins.maximum(least) : least
    }
    if marginState.insetsFromSafeArea { margins = margins.adding(marginState.safeArea) }
    guard marginState.preservesSuperview, let superview else { return margins }
    return margins.maximum(overlap(superview.marginState.effective, in: superview))
  }

  /// The part of a superview's insets this view reaches into: per side the inset less the distance of the two edges,
  /// at least 0 and at most the inset.
  private func overlap(_ insets: EdgeInsets, in superview: View) -> EdgeInsets {
    let outer = CGRect(origin: superview.geometry.boundsOrigin, size: superview.geometry.exactFrame.size)
    let inner = geometry.exactFrame
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return EdgeInsets(
      top: part(insets.top, inner.minY - outer.minY), left: part(insets.left, inner.minX - outer.minX),
      bottom: part(insets.bottom, outer.maxY - inner.maxY), right: part(insets.right, outer.maxX - inner.maxX))
  }
}
