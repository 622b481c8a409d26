/// How a section scrolls across the others, as `UICollectionLayoutSectionOrthogonalScrollingBehavior` with its raw values.
nonisolated public enum OrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: its groups follow each other the way the layout scrolls.
  case none = 0
  case continuous = 1
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// A width of the collection view at a time.
  case paging = 3
  /// A group at a time.
  case groupPaging = 4
  /// A group at a time, each in the middle.
  case groupPagingCentered = 5
}
