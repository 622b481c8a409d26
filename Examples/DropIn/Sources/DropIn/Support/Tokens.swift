import UIKit

/// The distances of the app, in points.
enum Space {
  static let tiny: CGFloat = 4
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let large: CGFloat = 24
  static let huge: CGFloat = 32
}

enum Palette {
  static let accent = UIColor.systemBlue
  static let screen = UIColor.systemGroupedBackground
  static let text = UIColor.label
  static let faintText = UIColor.secondaryLabel
  static let fault = UIColor.systemRed
}
