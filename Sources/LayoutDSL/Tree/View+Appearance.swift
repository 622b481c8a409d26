import Foundation

extension View {
  /// How the rectangle is drawn; made when first asked for. Its frame, bounds, opacity, colour and visibility are the view's.
  public var layer: Layer {
    if let layer = appearance?.layer { return layer }
    let layer = ViewLayer(of: self)
    ownAppearance.layer = layer
    return layer
  }

  var ownAppearance: Appearance {
    if let appearance { return appearance }
    let made = Appearance()
    appearance = made
    return made
  }

  /// Tells this view and those below it that have no tint of their own that theirs is another.
  func tellTint() {
    tintColorDidChange()
    for subview in subviews where subview.appearance?.tintColor == nil { subview.tellTint() }
  }

  /// The first view with the tag: this one, or one below it, depth first.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // Stored, of no effect.
  public var accessibilityElementsHidden: Bool {
    get { appearance?.accessibility.hidesElements ?? false }
    set { ownAppearance.accessibility.hidesElements = newValue }
  }

  public var accessibilityViewIsModal: Bool {
    get { appearance?.accessibility.isModal ?? false }
    set { ownAppearance.accessibility.isModal = newValue }
  }

  public var accessibilityIgnoresInvertColors: Bool {
    get { appearance?.accessibility.ignoresInvertColors ?? false }
    set { ownAppearance.accessibility.ignoresInvertColors = newValue }
  }

  public var accessibilityElements: [Any]? {
    get { appearance?.accessibility.elements }
    set { ownAppearance.accessibility.elements = newValue }
  }

  public var isMultipleTouchEnabled: Bool {
    get { appearance?.isMultipleTouchEnabled ?? false }
    set { ownAppearance.isMultipleTouchEnabled = newValue }
  }

  public var isExclusiveTouch: Bool {
    get { appearance?.isExclusiveTouch ?? false }
    set { ownAppearance.isExclusiveTouch = newValue }
  }

  /// A view whose shape this one is cut to.
  public var mask: View? {
    get { appearance?.mask as? View }
    set { ownAppearance.mask = newValue }
  }
}
