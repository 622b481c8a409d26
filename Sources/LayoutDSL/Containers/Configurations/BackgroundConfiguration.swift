import Foundation

/// What is behind the content of a cell, as `UIBackgroundConfiguration`. Stored for pictures; it decides no frame.
public struct BackgroundConfiguration: TreeBound {
  public var backgroundColor: Color?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = DirectionalEdgeInsets.zero
  public var strokeColor: Color?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: Image?
  public var imageContentMode = ContentMode.scaleToFill
  public var customView: View?

  private init(_ color: Color?) {
    backgroundColor = color
  }

  public static func clear() -> Self { Self(.clear) }
  public static func listCell() -> Self { Self(.systemBackground) }
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  public static func listSidebarCell() -> Self { Self(.clear) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  public static func listHeader() -> Self { Self(.clear) }
  public static func listFooter() -> Self { Self(.clear) }
  public static func listPlainHeaderFooter() -> Self { Self(.clear) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
}
