/// Room around an item or group, as `NSCollectionLayoutEdgeSpacing`; nil is none.
nonisolated public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  public let leading: CollectionLayoutSpacing?
  public let top: CollectionLayoutSpacing?
  public let trailing: CollectionLayoutSpacing?
  public let bottom: CollectionLayoutSpacing?

  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
