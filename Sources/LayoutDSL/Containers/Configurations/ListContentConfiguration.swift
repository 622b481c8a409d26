import Foundation

/// A picture, a text and a second one as lists show them, as `UIListContentConfiguration`.
///
/// UIKit prints the margins of a cell's as 11, 16, 11 and 8, kept clear of the superview's at the sides, with 16 between picture
/// and text and 3 between the texts. What has no public source is chosen: the font of the second text (15 points in `cell`), 8
/// between texts side by side, and that headers and footers have the margins of cells. Texts side by side are of one line and
/// stay where they are when there is no room for both; UIKit puts them one above the other then.
public struct ListContentConfiguration: ContentConfiguration {
  public var image: Image?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()

  /// Around the content, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the superview's margins are kept clear at the sides, too. UIKit: `axesPreservingSuperviewLayoutMargins`.
  public var axesPreservingSuperviewLayoutMargins: Axes = .horizontal
  /// Whether the second text stands at the trailing edge rather than below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public func makeContentView() -> View & ContentView { ListContentView(configuration: self) }

  /// Itself: colours, which depend on the state, are stored only.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }

  // MARK: Styles

  private init(_ font: Font, _ secondaryFont: Font, isSideBySide: Bool = false) {
    textProperties.font = font
    secondaryTextProperties.font = secondaryFont
    secondaryTextProperties.color = .secondaryLabel
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// A text of 17 points.
  public static func cell() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 15)) }
  /// A text of 12 points below.
  public static func subtitleCell() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 12)) }
  /// A text of the same size at the trailing edge.
  public static func valueCell() -> Self {
    Self(.systemFont(ofSize: 17), .systemFont(ofSize: 17), isSideBySide: true)
  }
  public static func sidebarCell() -> Self { cell() }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  public static func header() -> Self { plainHeader() }
  public static func footer() -> Self { groupedFooter() }
  /// Bold.
  public static func plainHeader() -> Self { Self(.boldSystemFont(ofSize: 17), .systemFont(ofSize: 12)) }
  public static func plainFooter() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 12)) }
  /// 13 points.
  public static func groupedHeader() -> Self { Self(.systemFont(ofSize: 13), .systemFont(ofSize: 12)) }
  public static func groupedFooter() -> Self { Self(.systemFont(ofSize: 13), .systemFont(ofSize: 12)) }
  public static func sidebarHeader() -> Self { plainHeader() }
}
