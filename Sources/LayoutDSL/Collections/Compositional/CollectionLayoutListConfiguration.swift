import Foundation

/// What a list in a collection view is like, as `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: TreeBound {
  nonisolated public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  nonisolated public enum HeaderMode: Int, Sendable {
    case none, supplementary
    /// The first row; here like every other.
    case firstItemInSection
  }

  nonisolated public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  // Stored for pictures, and for a test to call.
  public var showsSeparators = true
  public var backgroundColor: Color?
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
