import Foundation
import LayoutDSL
import XCTest

/// Cells and section views that are written as for UIKit, with initialisers that are not `required`.
final class RegisteredClassTests: XCTestCase {
  func testCellsAreMadeByTheirOwnInitialiser() {
    onMainActor {
      let table = TableView(frame: .zero)
      table.register(NamedCell.self, forCellReuseIdentifier: "named")
      table.register(LoudCell.self, forCellReuseIdentifier: "loud")
      table.register(InheritingCell.self, forCellReuseIdentifier: "inheriting")
      table.register(TableViewCell.self, forCellReuseIdentifier: "plain")
      let named = table.dequeueReusableCell(withIdentifier: "named") as? NamedCell
      XCTAssertEqual(named?.heard, ["NamedCell named"])
      XCTAssertEqual(named?.numbers, [1, 2, 3])
      XCTAssertTrue(named?.label.superview === named?.contentView)
      let loud = table.dequeueReusableCell(withIdentifier: "loud") as? LoudCell
      XCTAssertEqual(loud?.heard, ["NamedCell loud", "LoudCell loud"])
      let inheriting = table.dequeueReusableCell(withIdentifier: "inheriting")
      XCTAssertEqual((inheriting as? InheritingCell)?.note, "set where it is declared")
      XCTAssertEqual(inheriting?.reuseIdentifier, "inheriting")
      let plain = table.dequeueReusableCell(withIdentifier: "plain")
      XCTAssertEqual(plain.map { type(of: $0) == TableViewCell.self }, true)
    }
  }

  func testSectionViewsAreMadeByTheirOwnInitialiser() {
    onMainActor {
      let table = TableView(frame: .zero)
      table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "titled")
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "titled")
      XCTAssertEqual((header as? TitledHeader)?.title.text, "titled")
    }
  }

  func testAClassIsTakenBack() {
    onMainActor {
      let table = TableView(frame: .zero)
      table.register(NamedCell.self, forCellReuseIdentifier: "named")
      table.register(nil as TableViewCell.Type?, forCellReuseIdentifier: "named")
      XCTAssertNil(table.dequeueReusableCell(withIdentifier: "named"))
    }
  }

  func testCellsDie() {
    onMainActor {
      weak var cell: TableViewCell?
      do {
        let table = TableView(frame: .zero)
        table.register(LoudCell.self, forCellReuseIdentifier: "loud")
        let made = table.dequeueReusableCell(withIdentifier: "loud")
        cell = made
        XCTAssertNotNil(cell)
      }
      XCTAssertNil(cell)
    }
  }
}

private class NamedCell: TableViewCell {
  let label = Label()
  let numbers = [1, 2, 3]
  var heard: [String] = []

  override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heard.append("NamedCell \(reuseIdentifier ?? "")")
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class LoudCell: NamedCell {
  override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heard.append("LoudCell \(reuseIdentifier ?? "")")
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class InheritingCell: TableViewCell {
  let note = "set where it is declared"
}

private final class TitledHeader: TableViewHeaderFooterView {
  let title = Label()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.text = reuseIdentifier
  }

  required init?(coder: NSCoder) {
    nil
  }
}
