import SnapKit
import UIKit

/// A table of every kind of row: contacts, messages, questions.
final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Row {
    case contact(Contact)
    case message(String, isOwn: Bool)
    case question(String, answer: String, isOpen: Bool)
  }

  let table = UITableView()
  let header = TitleHeader()
  var sections: [(title: String, rows: [Row])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 72
    table.separatorStyle = .none
    table.sectionHeaderTopPadding = 0
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    table.register(FoldingCell.self, forCellReuseIdentifier: "folding")
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "section")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    table.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
  }

  func showHeader(_ text: String) {
    header.title.text = text
    header.fit(width: view.bounds.width)
    table.tableHeaderView = header
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .contact(let contact):
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      (cell as? ContactCell)?.show(contact)
      return cell
    case .message(let text, let isOwn):
      let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
      (cell as? BubbleCell)?.show(text, at: "9:41", isOwn: isOwn)
      return cell
    case .question(let text, let answer, let isOpen):
      let cell = tableView.dequeueReusableCell(withIdentifier: "folding", for: indexPath)
      (cell as? FoldingCell)?.show(text, answer: answer, isOpen: isOpen)
      return cell
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard !sections[section].title.isEmpty else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "section") as? SectionHeader
    header?.title.text = sections[section].title
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .question(let text, let answer, let isOpen) = sections[indexPath.section].rows[indexPath.row] else {
      return
    }
    sections[indexPath.section].rows[indexPath.row] = .question(text, answer: answer, isOpen: !isOpen)
    (tableView.cellForRow(at: indexPath) as? FoldingCell)?.show(text, answer: answer, isOpen: !isOpen)
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}
