import Foundation
import LayoutDSL

/// A table of cells that are there from the beginning, for a look at a kind of cell.
package final class CellTable: TableView, TableViewDataSource {
  package let cells: [TableViewCell]

  package init(_ cells: [TableViewCell]) {
    self.cells = cells
    super.init(frame: .zero, style: .plain)
    dataSource = self
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
}
