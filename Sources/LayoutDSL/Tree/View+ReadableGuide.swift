import Foundation

extension View {
  /// How wide lines of text may be to be read with ease, at the default text size, in points: what `UIView`'s guide of this
  /// name has.
  private static var readableWidth: CGFloat { 672 }

  /// The bounds within the margins in effect and in their middle, no wider than 672 points, as of the last layout.
  public var readableContentGuide: LayoutGuide {
    let state = ownGuideInsets
    if let guide = state.readableGuide { return guide }
    let guide = LayoutGuide(role: .readable, owner: self, identifier: "UIViewReadableContentGuide")
    state.readableGuide = guide
    refreshEdges()
    guide.layoutFrame = bounds.inset(by: state.readable)
    return guide
  }

  /// What keeps the guide clear of the edges.
  var currentReadableInsets: EdgeInsets {
    var insets = marginState.effective
    let rest = max(0, geometry.exactFrame.width - insets.left - insets.right - Self.readableWidth)
    insets.left += rest / 2
    insets.right += rest / 2
    return insets
  }
}
