import Foundation
import LayoutDSL

/// A chat: a bubble a row.
package final class ChatController: TableViewController {
  package var messages: [Message] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.register(ChatBubbleCell.self, forCellReuseIdentifier: ChatBubbleCell.identifier)
  }

  package override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  package override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ChatBubbleCell.identifier, for: indexPath)
    (cell as? ChatBubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}
