import Foundation

/// An item or a group with its items, from its own leading top corner.
struct SolvedGroup {
  /// By estimates alone.
  var planned: SolvedLengths
  var size: CGSize
  var items: [PlacedItem] = []
  /// How many items it has room for, there or not.
  var count: Int
}
