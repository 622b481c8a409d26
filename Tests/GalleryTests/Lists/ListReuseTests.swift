import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Cells that are used again keep nothing of the row before: 1,000 dequeues, and as many constraints as at the beginning.
final class ListReuseTests: XCTestCase {
  /// 72 points, as of `ContactCellTests`.
  func testAThousandContacts() {
    onMainActor {
      let counter = DequeueCounter { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: path)
        let contact = Contact(name: "Name \(path.row)", phone: "1", isOnline: path.row.isMultiple(of: 3))
        (cell as? ContactCell)?.show(contact)
        return cell
      }
      counter.table.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
      counter.run { cell, row in
        guard let cell = cell as? ContactCell else { return XCTFail("row \(row)") }
        XCTAssertEqual(cell.nameLabel.text, "Name \(row)")
        XCTAssertEqual(cell.onlineDot.isHidden, !row.isMultiple(of: 3))
        XCTAssertEqual(cell.avatar.frame, CGRect(x: 16, y: 12, width: 48, height: 48))
      }
    }
  }

  /// Bubbles are remade for every row.
  func testAThousandMessages() {
    onMainActor {
      let counter = DequeueCounter { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: ChatBubbleCell.identifier, for: path)
        (cell as? ChatBubbleCell)?.show(Message("Yes!", at: "9:42", isOutgoing: path.row.isMultiple(of: 2)))
        return cell
      }
      counter.table.register(ChatBubbleCell.self, forCellReuseIdentifier: ChatBubbleCell.identifier)
      let bubble = textWidth(5768, at: 16) + 24
      counter.run { cell, row in
        guard let cell = cell as? ChatBubbleCell else { return XCTFail("row \(row)") }
        XCTAssertEqual(cell.bubble.snp.layoutConstraints.count, 4)
        let x = row.isMultiple(of: 2) ? 390 - 16 - bubble : 16
        XCTAssertEqual(cell.bubble.frame.minX, x, accuracy: 1e-9, "row \(row)")
        XCTAssertEqual(cell.bubble.frame.width, bubble, accuracy: 1e-9, "row \(row)")
      }
    }
  }

  /// Blocks of unfolded and folded questions in turn: 24 and a line of 16 points, 16 and one of 15 more.
  func testAThousandQuestions() {
    onMainActor {
      let counter = DequeueCounter { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: ExpandableCell.identifier, for: path)
        var question = Question("Why?", answer: "Because.")
        question.isExpanded = (path.row / 30).isMultiple(of: 2)
        (cell as? ExpandableCell)?.show(question)
        return cell
      }
      counter.table.register(ExpandableCell.self, forCellReuseIdentifier: ExpandableCell.identifier)
      let folded = 24 + lines(1, at: 16)
      counter.run(kinds: 2) { cell, row in
        guard let cell = cell as? ExpandableCell else { return XCTFail("row \(row)") }
        let isExpanded = (row / 30).isMultiple(of: 2)
        XCTAssertEqual(cell.frame.height, folded + (isExpanded ? 16 + lines(1, at: 15) : 0), accuracy: 1e-9)
        // Three of the title, four of the answer, and the height while it is folded away.
        let held =
          cell.titleLabel.snp.layoutConstraints.count + cell.detailLabel.snp.layoutConstraints.filter(\.isActive).count
        XCTAssertEqual(held, isExpanded ? 7 : 8)
      }
    }
  }
}

/// A table of 10,000 rows, 390 × 700 on a plain view, that counts what is dequeued.
private final class DequeueCounter: TableViewDataSource {
  let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
  private let dequeue: (TableView, IndexPath) -> TableViewCell
  private var count = 0
  /// All cells that were ever made.
  private var cells: [ObjectIdentifier: TableViewCell] = [:]

  init(_ dequeue: @escaping (TableView, IndexPath) -> TableViewCell) {
    self.dequeue = dequeue
    root.addSubview(table)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    count += 1
    let cell = dequeue(tableView, indexPath)
    cells[ObjectIdentifier(cell)] = cell
    return cell
  }

  /// Scrolls until 1,000 cells were dequeued, by 30 rows at a time so that none stays, and checks every cell that is seen on the
  /// way. Rows of a block of 30 are alike and there are some kinds of blocks in turn: for each kind as many rows are seen every
  /// time, so the tree must hold as many constraints.
  func run(kinds: Int = 1, _ check: (TableViewCell, Int) -> Void) {
    root.reportHandler = { XCTFail("\($0)") }
    table.dataSource = self
    var block = 0
    var mostSeen = 0
    var constraints = Array(repeating: Set<Int>(), count: kinds)
    while count < 1000 {
      table.scrollToRow(at: IndexPath(row: 30 * block, section: 0), at: .top, animated: false)
      // A point below the row's top, so that rounding does not decide on what is seen.
      table.contentOffset.y += 1
      root.layoutIfNeeded()
      XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 30 * block)
      for path in table.indexPathsForVisibleRows ?? [] {
        guard let cell = table.cellForRow(at: path) else { continue }
        check(cell, path.row)
      }
      mostSeen = max(mostSeen, table.subviews.count)
      constraints[block % kinds].insert(constraintCount(root))
      block += 1
    }
    XCTAssertEqual(constraints.map(\.count), Array(repeating: 1, count: kinds), "\(constraints.map { $0.sorted() })")
    // New rows are made before those that are gone are let go.
    XCTAssertLessThanOrEqual(cells.count, 2 * mostSeen)
  }
}
