import Foundation

/// What an interface is shown on and how, as `UITraitCollection`, but a value. What is not known is unspecified.
nonisolated public struct TraitCollection: Hashable, Sendable {
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat = 0
  public var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The direction of the language.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight

  /// Everything unspecified.
  public init() {}

  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether colours that follow the style may look different under the two.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    userInterfaceStyle != (other?.userInterfaceStyle ?? .unspecified)
  }
}
