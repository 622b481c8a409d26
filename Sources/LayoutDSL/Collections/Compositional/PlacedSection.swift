import Foundation

/// A section where a compositional layout has put it, from the leading edge, in the coordinates of the content.
struct PlacedSection {
  /// A view at an edge.
  struct Bar {
    var item: CollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
    var estimated: EstimatedAxes
    /// The end it is at the way the layout scrolls; nil for neither.
    var isFirst: Bool?
  }

  let definition: CollectionLayoutSection
  /// In their order; those of a section that scrolls across as before it has scrolled.
  var items: [PlacedItem] = []
  var bars: [Bar] = []
  /// From the start of the headers to the end of the footers, the way the layout scrolls.
  var start: CGFloat
  var end: CGFloat
  /// Where a section that scrolls across does; nil for others.
  var strip: OrthogonalStrip?
}
