import Foundation

/// A layer that goes from colour to colour, as `CAGradientLayer`: stored.
open class GradientLayer: Layer {
  nonisolated public enum Kind: String, Sendable {
    case axial, radial, conic
  }

  open var colors: [Any]?
  open var locations: [NSNumber]?
  /// In parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = Kind.axial
}
