import Foundation

/// What an engine fits a view to instead of resolving its tree.
struct FittingTarget {
  var size: CGSize
  var horizontalPriority: LayoutPriority
  var verticalPriority: LayoutPriority
}
