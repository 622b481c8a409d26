import Foundation

/// Where an item of a group of one's own is, as `NSCollectionLayoutGroupCustomItem`.
nonisolated public struct CollectionLayoutGroupCustomItem: Sendable {
  /// In the group, in points; x counts in reading direction.
  public let frame: CGRect
  /// Greater ones are in front.
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
