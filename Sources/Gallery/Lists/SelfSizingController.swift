import Foundation
import LayoutDSL

/// Rows of two kinds, each as high as its texts.
package final class SelfSizingController: TableViewController {
  package enum Row {
    case title(String)
    case titleAndText(String, String)
  }

  package var rows: [Row] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(BasicCell.self, forCellReuseIdentifier: BasicCell.identifier)
    tableView.register(SelfSizingCell.self, forCellReuseIdentifier: SelfSizingCell.identifier)
  }

  package override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  package override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch rows[indexPath.row] {
    case .title(let title):
      let cell = tableView.dequeueReusableCell(withIdentifier: BasicCell.identifier, for: indexPath)
      (cell as? BasicCell)?.titleLabel.text = title
      return cell
    case .titleAndText(let title, let text):
      let cell = tableView.dequeueReusableCell(withIdentifier: SelfSizingCell.identifier, for: indexPath)
      (cell as? SelfSizingCell)?.show(title: title, subtitle: text)
      return cell
    }
  }
}
