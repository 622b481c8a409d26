import Foundation

/// A colour, as `UIColor`: stored for pictures, of no effect on the layout. Components are between 0 and 1, in sRGB.
///
/// A value: it never changes, and two with the same properties are equal. It is a class because UIKit's is, so that code
/// which extends it by `convenience init` or `class var` compiles. It is no `NSObject`: Foundation on
/// Linux traps where an attribute of a string that is one is replaced by another.
nonisolated public final class Color: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  /// What it was called in a catalogue of colours; nil for others.
  public let name: String?
  /// What it is under other traits; nil where it is always the same.
  private let provider: (@Sendable (TraitCollection) -> Color)?

  private init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, name: String? = nil,
    provider: (@Sendable (TraitCollection) -> Color)? = nil
  ) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
    self.name = name
    self.provider = provider
  }

  /// Components outside of 0 to 1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of a catalogue, which is not here: black, with the name. Nil for an empty one.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(0, 0, 0, 1, name: name)
  }

  /// A colour that depends on traits. Its components are those under a light style.
  public convenience init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    let light = dynamicProvider(TraitCollection(userInterfaceStyle: .light))
    self.init(light.red, light.green, light.blue, light.alpha, provider: dynamicProvider)
  }

  /// What it is under traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color { provider?(traitCollection) ?? self }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    guard let provider else { return Color(red, green, blue, alpha, name: name) }
    return Color(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
  }

  /// Itself: layers store colours as they are. For code written for UIKit.
  public var cgColor: Color { self }

  /// Colours that depend on traits are equal to themselves alone.
  public static func == (left: Color, right: Color) -> Bool {
    if left === right { return true }
    return left.provider == nil && right.provider == nil && left.red == right.red && left.green == right.green
      && left.blue == right.blue && left.alpha == right.alpha && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }

  private static func clamped(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : min(1, max(0, component))
  }
}
