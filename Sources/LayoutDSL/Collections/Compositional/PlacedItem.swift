import Foundation

/// An item where a compositional layout has put it, from the leading edge.
struct PlacedItem {
  /// The number in its section.
  var index: Int
  var frame: CGRect
  var estimated: EstimatedAxes = []
  var zIndex = 0
  /// What belongs to it.
  var anchored: [CollectionLayoutSupplementaryItem] = []
}
