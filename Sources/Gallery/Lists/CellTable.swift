import Foundation
import LayoutDSL

/// A table of cells, and of a header above them, that are there from the beginning: for a look at a kind of cell.
package final class CellTable: TableView, TableViewDataSource, TableViewDelegate {
  package let cells: [TableViewCell]
  private let header: TableViewHeaderFooterView?

  package init(_ cells: [TableViewCell], header: TableViewHeaderFooterView? = nil) {
    self.cells = cells
    self.header = header
    super.init(frame: .zero, style: .plain)
    sectionHeaderTopPadding = 0
    dataSource = self
    delegate = self
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// Has the cells measured again, after what they show has changed.
  package func measureAgain() {
    beginUpdates()
    endUpdates()
  }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cells[indexPath.row]
  }

  package func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
}
