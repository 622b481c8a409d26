import Foundation

/// What a collection view knows of its items.
struct CollectionState {
  /// What stands somewhere in it.
  nonisolated struct Element: Hashable, Sendable {
    /// Nil for cells.
    var kind: String?
    var path: IndexPath
    var isDecoration = false

    /// Cells before others, each in the order of the items.
    static func isInOrder(_ left: Element, _ right: Element) -> Bool {
      (left.kind ?? "", left.path) < (right.kind ?? "", right.path)
    }
  }

  /// The numbers of items by section.
  var counts: [Int] = []
  var needsReload = true
  /// The bounds of the last pass.
  var bounds = CGRect.zero
  var insets = EdgeInsets.zero
  var loaded: [Element: CollectionReusableView] = [:]
  /// The scroll views of sections that scroll across the others.
  var strips: [Int: OrthogonalScrollView] = [:]

  /// By kind, empty for cells, and identifier.
  var makers: [String: [String: () -> CollectionReusableView]] = [:]
  var spare: [String: [String: [CollectionReusableView]]] = [:]

  /// In the order of selection.
  var selected: [IndexPath] = []
  var updateDepth = 0
  var updates = TableUpdates()
}
