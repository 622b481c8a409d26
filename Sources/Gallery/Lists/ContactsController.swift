import Foundation
import LayoutDSL

/// A list of contacts.
package final class ContactsController: TableViewController {
  package var contacts: [Contact] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
  }

  package override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  package override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
    (cell as? ContactCell)?.show(contacts[indexPath.row])
    return cell
  }
}
