import Foundation

extension View {
  /// Takes a guide among those the view owns; one that is elsewhere is taken from there first.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.role == .free, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    guide.order = takeOrder()
    noteNewContents()
  }

  /// Lets go of a guide, which drops the constraints with it. One that is not the view's is left alone.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.role == .free, guide.owningView === self else { return }
    for constraint in guide.mentions.elements { constraint.leaveTree() }
    treeEngine?.guideWillLeave(guide)
    guide.record = nil
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The bounds within the safe area, as of the last layout.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = marginState.safeAreaGuide { return guide }
    let guide = LayoutGuide(role: .safeArea, owner: self, identifier: "UIViewSafeAreaLayoutGuide")
    marginState.safeAreaGuide = guide
    guide.layoutFrame = bounds.inset(by: safeAreaInsets)
    return guide
  }

  /// The bounds within the margins in effect, as of the last layout.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = marginState.marginsGuide { return guide }
    let guide = LayoutGuide(role: .margins, owner: self, identifier: "UIViewLayoutMarginsGuide")
    marginState.marginsGuide = guide
    guide.layoutFrame = bounds.inset(by: layoutMargins)
    return guide
  }

  /// The engine, if any, has something of this view to take in.
  func noteNewContents() {
    guard rootView.engine != nil else { return }
    passState.needsEntry = true
    markWaiting(.entry)
  }

  func guideMentionsChanged(by difference: Int) {
    let wasInvolved = !mentions.isEmpty
    mentions.guideCount += difference
    if wasInvolved == mentions.isEmpty { tellEngine(.mode) }
  }
}
