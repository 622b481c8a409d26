import Foundation
import LayoutDSL

/// Questions in sections below an introduction; a tap on one unfolds its answer or folds it away.
package final class QuestionsController: TableViewController {
  package struct Section {
    package var title: String
    package var questions: [Question]

    package init(_ title: String, _ questions: [Question]) {
      self.title = title
      self.questions = questions
    }
  }

  package let header = TextHeader()
  package var sections: [Section] = []
  /// The width the header was made as high as it is for.
  private var fittedWidth: CGFloat = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.sectionHeaderTopPadding = 0
    tableView.register(ExpandableCell.self, forCellReuseIdentifier: ExpandableCell.identifier)
    tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: SectionHeader.identifier)
    tableView.tableHeaderView = header
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = tableView.bounds.width
    guard width != fittedWidth else { return }
    fittedWidth = width
    header.fit(width: width)
    tableView.tableHeaderView = header
  }

  package override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  package override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].questions.count
  }

  package override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ExpandableCell.identifier, for: indexPath)
    (cell as? ExpandableCell)?.show(sections[indexPath.section].questions[indexPath.row])
    return cell
  }

  package override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.identifier)
    (view as? SectionHeader)?.titleLabel.text = sections[section].title
    return view
  }

  package override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].questions[indexPath.row].isExpanded.toggle()
    let question = sections[indexPath.section].questions[indexPath.row]
    (tableView.cellForRow(at: indexPath) as? ExpandableCell)?.show(question)
    // An empty group of updates: no row is asked for anew, those that are seen are measured.
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}
