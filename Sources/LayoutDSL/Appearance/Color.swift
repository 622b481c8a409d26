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

  /// Components outside of 0 to 1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Itself: layers store colours as they are. For code written for UIKit.
  public var cgColor: Color { self }

  public static func == (left: Color, right: Color) -> Bool {
    return left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
  }

  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }

  private static func clamped(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : min(1, max(0, component))
  }
}
