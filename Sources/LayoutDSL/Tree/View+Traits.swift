import Foundation

extension View {
  /// What the view is shown on: the window's traits, with the nearest style that was set on the way up. Taken out of a
  /// window it keeps them; before it was in one, nothing else is known. O(depth).
  public var traitCollection: TraitCollection {
    var style: UserInterfaceStyle?
    var root = self
    while true {
      if style == nil, root.overrideUserInterfaceStyle != .unspecified { style = root.overrideUserInterfaceStyle }
      guard let above = root.superview else { break }
      root = above
    }
    var traits = (root as? Window)?.traits ?? root.appearance?.formerTraits ?? TraitCollection()
    if let style { traits.userInterfaceStyle = style }
    return traits
  }

  /// Light or dark for this view and what is below it; `.unspecified`, the default, leaves it to the superview.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { appearance?.overriddenStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let previous = traitCollection
      ownAppearance.overriddenStyle = newValue
      if traitCollection != previous { tellTraits(previous: previous) }
    }
  }

  /// Tells controllers and views from here down of new traits, superviews first.
  func tellTraits(previous: TraitCollection) {
    host?.hostedTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    for subview in subviews where subview.overrideUserInterfaceStyle == .unspecified || differs(from: previous) {
      subview.tellTraits(previous: previous)
    }
  }

  /// Whether anything but the style is another.
  private func differs(from previous: TraitCollection) -> Bool {
    var traits = traitCollection
    traits.userInterfaceStyle = previous.userInterfaceStyle
    return traits != previous
  }
}
