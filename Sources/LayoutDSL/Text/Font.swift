import Foundation

/// A face at a size, as `UIFont`, as far as measuring text needs it.
///
/// All faces have the line metrics of the system font. Sizes are in points; one that is not above 0 measures as nothing.
///
/// A value: it never changes, and two with the same properties are equal. It is a class because UIKit's is, so that code
/// which extends it by `convenience init` or `class func` compiles. It is no `NSObject`: Foundation on
/// Linux traps where an attribute of a string that is one is replaced by another.
nonisolated public final class Font: Hashable, Sendable {
  /// The name asked for, such as `Lato-Bold`; nil for the system font. Measured as the system font unless the tree's
  /// measurer knows better.
  let givenName: String?
  public let pointSize: CGFloat
  public let weight: Weight
  /// Whether all digits are equally wide.
  public let hasMonospacedDigits: Bool
  /// Has no effect on widths.
  public let isItalic: Bool

  init(
    givenName: String? = nil, pointSize: CGFloat, weight: Weight, hasMonospacedDigits: Bool = false,
    isItalic: Bool = false
  ) {
    self.givenName = givenName
    self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isItalic = isItalic
  }

  public static func == (left: Font, right: Font) -> Bool {
    if left === right { return true }
    return left.pointSize == right.pointSize && left.weight == right.weight && left.givenName == right.givenName
      && left.hasMonospacedDigits == right.hasMonospacedDigits && left.isItalic == right.isItalic
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(givenName)
  }

  /// A font by its PostScript name, such as `Lato-Bold`; nil for an empty one. There are no font files here: the weight
  /// is what the name says after its last hyphen, widths and heights are the system font's.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let style = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    self.init(
      givenName: name, pointSize: size, weight: Weight(named: style),
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    Font(pointSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(pointSize: size, weight: .regular, isItalic: true)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight, hasMonospacedDigits: true)
  }

  /// The system font of a text style at the default content size (`UIContentSizeCategory.large`).
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(pointSize: style.defaultSize, weight: style == .headline ? .semibold : .regular)
  }

  /// 17, as `UIFont.labelFontSize`.
  public static let labelFontSize: CGFloat = 17
  /// 18, as `UIFont.buttonFontSize`.
  public static let buttonFontSize: CGFloat = 18
  /// 14, as `UIFont.systemFontSize`.
  public static let systemFontSize: CGFloat = 14
  /// 12, as `UIFont.smallSystemFontSize`.
  public static let smallSystemFontSize: CGFloat = 12

  /// The same face at another size.
  public func withSize(_ size: CGFloat) -> Font {
    Font(
      givenName: givenName, pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
      isItalic: isItalic)
  }

  // The system font has 2048 units a point size: 1950 above the baseline, 494 below it; 20 points print 19.04 and -4.82
  // on a device.

  /// How far a line reaches above its baseline.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How far a line reaches below its baseline, as a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line: 1.193359375 times the size.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of a lowercase x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The gap between lines; 0.
  public var leading: CGFloat { 0 }
}
