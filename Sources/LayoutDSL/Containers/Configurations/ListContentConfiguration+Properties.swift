import Foundation

nonisolated extension ListContentConfiguration {
  /// Axes, as `UIAxis`.
  nonisolated public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let horizontal = Axes(rawValue: 1 << 0)
    public static let vertical = Axes(rawValue: 1 << 1)
    public static let both: Axes = [.horizontal, .vertical]
  }

  /// How a text is shown, as `UIListContentConfiguration.TextProperties`.
  nonisolated public struct TextProperties: Hashable, Sendable {
    nonisolated public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    nonisolated public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = Font.systemFont(ofSize: 17)
    public var color = Color.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    public var transform = TextTransform.none

    public func resolvedColor() -> Color { color }

    /// A text as it is to be shown.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How a picture is shown, as `UIListContentConfiguration.ImageProperties`.
  nonisolated public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: SymbolConfiguration?
    public var tintColor: Color?
    public var cornerRadius: CGFloat = 0
    /// What it is made smaller to fit, keeping its proportions; 0 along an axis for as large as it is.
    public var maximumSize = CGSize.zero
    /// The room it has, with the picture in the middle; 0 along an axis for that of the picture.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }

    /// The room for a picture of a size.
    func room(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
      let reserved = reservedLayoutSize
      return CGSize(
        width: reserved.width > 0 ? reserved.width : size.width * scale,
        height: reserved.height > 0 ? reserved.height : size.height * scale)
    }
  }
}
