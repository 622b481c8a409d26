import Foundation
import LayoutKernel

extension TreeEngine {
  /// The size of the root's alignment rectangle in an engine made for fitting; zero if that fails.
  func fittingSize() -> CGSize {
    resolve()
    var size = CGSize.zero
    guard let record = root?.record else { return size }
    attempt { () throws(SolverError) in
      size = CGSize(
        width: max(0, try solver.value(of: record.width)), height: max(0, try solver.value(of: record.height)))
    }
    return size
  }

  /// The rows of the view that is fitted: at the origin, its size as the target says.
  func addFittingRows(_ record: ItemRecord, _ target: FittingTarget) {
    func strength(_ priority: LayoutPriority) -> Strength {
      priority == .required ? .required(rank: LibraryRank.root) : .level(priority.rawValue)
    }
    let origin = Strength.required(rank: LibraryRank.root)
    let wishes: [(Variable, CGFloat, Strength)] = [
      (record.width, target.size.width, strength(target.horizontalPriority)), (record.minX, 0, origin),
      (record.height, target.size.height, strength(target.verticalPriority)), (record.minY, 0, origin),
    ]
    for (place, (variable, value, strength)) in wishes.enumerated() {
      let row = LinearConstraint(LinearExpression(variable, plus: -value), .equal, strength: strength)
      record.frameRows.append(row)
      add(row, order: record.order, RowIndex.frame + place)
    }
  }
}
