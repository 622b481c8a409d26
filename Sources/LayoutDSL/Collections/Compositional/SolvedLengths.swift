import Foundation

/// A width and a height, and which of them are estimates.
nonisolated struct SolvedLengths: Sendable {
  var size: CGSize
  var estimated: EstimatedAxes = []

  /// The lengths of a size within these. A fraction of an estimate is an estimate; NaN, infinities and negative lengths are 0.
  func resolve(_ layoutSize: CollectionLayoutSize) -> SolvedLengths {
    var solved = SolvedLengths(size: .zero)
    for (axis, dimension) in [
      (LayoutAxis.horizontal, layoutSize.widthDimension), (.vertical, layoutSize.heightDimension),
    ] {
      let length: CGFloat
      switch dimension.kind {
      case .absolute: length = dimension.dimension
      case .estimated:
        length = dimension.dimension
        solved.estimated[axis] = true
      case .fractionalWidth:
        length = dimension.dimension * size.width
        solved.estimated[axis] = estimated[.horizontal]
      case .fractionalHeight:
        length = dimension.dimension * size.height
        solved.estimated[axis] = estimated[.vertical]
      }
      solved.size[axis] = length.isFinite ? max(0, length) : 0
    }
    return solved
  }
}
