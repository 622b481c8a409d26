/// A view's place in the order in which things were added to its tree.
///
/// Numbers are relative to the superview, so that a subtree keeps its inner order wherever it is moved: the number of
/// anything in the tree is the sum along the path from the root.
nonisolated package struct HierarchyState {
  /// When the view was added, counted from the superview; 0 for a root.
  package var order = 0
  /// The next free number of a root's tree; 0 is the root itself.
  package var nextOrder = 1
  /// Where the view is among its superview's subviews; of no meaning for a root.
  package var index = 0
}
