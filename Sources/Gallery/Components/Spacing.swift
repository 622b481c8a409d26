import Foundation

/// The distances of the components, in points.
nonisolated package enum Spacing {
  package static let tiny: CGFloat = 4
  package static let small: CGFloat = 8
  package static let medium: CGFloat = 16
  package static let large: CGFloat = 24
  package static let huge: CGFloat = 32
}
