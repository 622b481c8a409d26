extension View {
  /// How the rectangle is drawn; made when first asked for.
  public var layer: Layer {
    if let layer = appearance?.layer { return layer }
    let layer = Layer()
    ownAppearance.layer = layer
    return layer
  }

  /// Whether what is inside is cut at the edges: the layer's `masksToBounds`.
  public var clipsToBounds: Bool {
    get { appearance?.layer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  public var isOpaque: Bool {
    get { appearance?.isOpaque ?? true }
    set { ownAppearance.isOpaque = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { appearance?.accessibilityIdentifier }
    set { ownAppearance.accessibilityIdentifier = newValue }
  }

  public var accessibilityLabel: String? {
    get { appearance?.accessibilityLabel }
    set { ownAppearance.accessibilityLabel = newValue }
  }

  var ownAppearance: Appearance {
    if let appearance { return appearance }
    let made = Appearance()
    appearance = made
    return made
  }
}
