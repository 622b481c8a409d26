import Foundation

extension Button {
  /// How a button looks and what is around its content, as the part of `UIButton.Configuration` that has a meaning here.
  nonisolated public struct Configuration: Hashable, Sendable {
    public var title: String?
    public var image: Image?
    /// On which side of the title the image is; `leading` by default.
    public var imagePlacement = ImagePlacement.leading
    /// Between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Around the content, in points. Set by `buttonSize` until it is set itself.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? (hasNoInsets ? .zero : buttonSize.contentInsets) }
      set { ownInsets = newValue }
    }
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: Color?
    public var baseBackgroundColor: Color?
    /// Text in place of `title`; what counts is its characters.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    // Stored.
    public var background = Background()
    public var showsActivityIndicator = false
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    public var preferredSymbolConfigurationForImage: SymbolConfiguration?
    /// Which of the styles it was made as.
    public let style: Style

    private var ownInsets: DirectionalEdgeInsets?
    private var hasNoInsets: Bool { style == .borderless }

    init(style: Style) {
      self.style = style
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    /// Nothing around the content.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }

    /// Takes back the insets that were set.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Body of 17 points; subheadline of 15 for small and mini ones.
    var titleFont: Font {
      .preferredFont(forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
    }
  }
}

nonisolated extension Button.Configuration {
  nonisolated public enum Style: Sendable {
    case plain, gray, tinted, filled, borderless
  }

  /// As `NSDirectionalRectEdge` of one edge.
  nonisolated public enum ImagePlacement: Sendable {
    case top, leading, bottom, trailing
  }

  nonisolated public enum TitleAlignment: Sendable {
    case automatic, leading, center, trailing
  }

  /// What is behind the content, as `UIBackgroundConfiguration`: stored.
  nonisolated public struct Background: Hashable, Sendable {
    public var backgroundColor: Color?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: Color?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = DirectionalEdgeInsets.zero
    public var image: Image?

    public init() {}

    public static func clear() -> Background { Background() }
  }

  nonisolated public enum CornerStyle: Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  /// How large a button is.
  nonisolated public enum Size: Sendable {
    case mini, small, medium, large

    /// Medium buttons are 34.333 points high on a device of scale 3, large ones 50.333, small ones 28: a line of their
    /// font and these insets. Mini ones are as high as small ones. Observed sizes without a public source.
    var contentInsets: DirectionalEdgeInsets {
      switch self {
      case .mini: DirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
      case .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
