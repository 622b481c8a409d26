import Foundation
import Gallery
import LayoutDSL

/// What a table of a size leaves to the content of its cells: sideways the safe area takes 47 at both sides.
struct CellRoom {
  var table: CGSize
  var side: CGFloat

  var width: CGFloat { table.width - 2 * side }

  static let upright = CellRoom(table: CGSize(width: 390, height: 844), side: 0)
  static let sideways = CellRoom(table: CGSize(width: 844, height: 390), side: 47)
  static let small = CellRoom(table: CGSize(width: 320, height: 568), side: 0)

  /// The table, its first row and what is left of that.
  func frames(rowHeight: CGFloat) -> [(String, CGRect)] {
    [
      ("table", CGRect(origin: .zero, size: table)),
      ("cell", CGRect(x: 0, y: 0, width: table.width, height: rowHeight)),
      ("content", CGRect(x: side, y: 0, width: width, height: rowHeight)),
    ]
  }
}

/// Cells in a table of 390 × 844 on a plain view, laid out.
#if MainActorViews
  @MainActor
#endif
func makeTable(_ cells: [TableViewCell]) -> (root: View, table: CellTable) {
  let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let table = CellTable(cells)
  root.addSubview(table)
  table.snp.makeConstraints { make in make.edges.equalToSuperview() }
  root.layoutIfNeeded()
  return (root, table)
}

/// The constraints held anywhere in a tree.
#if MainActorViews
  @MainActor
#endif
func constraintCount(_ view: View) -> Int {
  view.constraints.count + view.subviews.reduce(0) { $0 + constraintCount($1) }
}
