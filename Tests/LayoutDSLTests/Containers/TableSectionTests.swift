import Foundation
import LayoutDSL
import XCTest

/// Two sections of rows of 40 points with titles.
private final class TitledSections: TableViewDataSource, TableViewDelegate {
  let root: View
  let table: TableView
  var headers: [String?]
  var footers: [String?]
  var displayed: [String] = []

  init(
    headers: [String?] = [nil, nil], footers: [String?] = [nil, nil], in root: View, style: TableView.Style = .plain
  ) {
    self.headers = headers
    self.footers = footers
    self.root = root
    root.textMeasurer = TenPointCharacters()
    table = TableView(frame: CGRect(origin: .zero, size: root.bounds.size), style: style)
    root.addSubview(table)
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    root.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footers[section] }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    displayed.append("header \(section)")
  }
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    displayed.append("footer \(section)")
  }

  var rowTops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
}

/// Headers and footers of sections: titles, their heights, and what is around them.
final class TableSectionTests: XCTestCase {
  /// 22 above, 28 for the header: rows begin at 50, as in Interface Builder's archives.
  func testTitlesInAPlainTable() {
    onMainActor {
      let stage = TitledSections(headers: ["Fruit", nil], in: Window(size: CGSize(width: 375, height: 400), scale: 2))
      XCTAssertEqual(stage.rowTops, [50, 90, 130, 170])
      let header = stage.table.headerView(forSection: 0)
      XCTAssertEqual(header?.frame, CGRect(x: 0, y: 22, width: 375, height: 28))
      XCTAssertEqual(header?.textLabel?.text, "Fruit")
      XCTAssertEqual(header?.textLabel?.font, .preferredFont(forTextStyle: .headline))
      // Five characters; (28 - 20.5) / 2 down, and half a pixel to the next.
      XCTAssertEqual(header?.textLabel?.frame, CGRect(x: 16, y: 4, width: 50, height: 20.5))
      XCTAssertNil(stage.table.headerView(forSection: 1))
      XCTAssertEqual(stage.displayed, ["header 0"])
      stage.table.sectionHeaderTopPadding = 0
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.rowTops, [28, 68, 108, 148])
    }
  }

  /// Content views keep clear of the safe area at the sides (`insetsContentViewsToSafeArea`): 100 - 40 - 10 leaves 50, and
  /// 50 - 2 x 16 room for one character a line.
  func testContentViewsKeepClearOfTheSafeArea() {
    onMainActor {
      let root = makeRoot(100, 400)
      root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      let stage = TitledSections(headers: ["Ab", nil], footers: ["C", nil], in: root)
      stage.table.sectionHeaderTopPadding = 0
      root.layoutIfNeeded()
      let header = stage.table.headerView(forSection: 0)
      let line = Font.preferredFont(forTextStyle: .headline).lineHeight
      // 28 and another line.
      assertEqual(header?.frame ?? .zero, 0, 0, 100, 28 + line)
      assertEqual(header?.contentView.frame ?? .zero, 40, 0, 50, 28 + line)
      XCTAssertEqual(header?.textLabel?.frame.minX, 16)
      XCTAssertEqual(header?.textLabel?.frame.width, 10)
      XCTAssertEqual(stage.table.footerView(forSection: 0)?.contentView.frame.minX, 40)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      XCTAssertEqual(header?.textLabel?.frame.minX, 50 - 16 - 10)
      stage.table.insetsContentViewsToSafeArea = false
      root.layoutIfNeeded()
      // 100 - 32 are enough for the title.
      assertEqual(header?.contentView.frame ?? .zero, 0, 0, 100, 28)
      XCTAssertEqual(header?.textLabel?.frame.minX, 100 - 16 - 20)
    }
  }

  /// 100 points less twice 16 leave room for six characters a line: three lines, 20.287 each, two of which come on top of 28.
  func testTitlesOfSeveralLines() {
    onMainActor {
      let stage = TitledSections(headers: ["Apples pears nuts", nil], in: makeRoot(100, 400))
      let header = stage.table.headerView(forSection: 0)
      let line: CGFloat = 17 * 2444 / 2048
      assertEqual(header?.frame.height ?? 0, 28 + 2 * line)
      assertEqual(header?.textLabel?.frame ?? .zero, 16, (28 - line) / 2, 60, 3 * line)
    }
  }

  /// The first rows begin at 55.5 with a title, as in the archives; the next title has 38.
  func testTitlesInAGroupedTable() {
    onMainActor {
      let stage = TitledSections(
        headers: ["Fruit", "Nuts"], footers: ["Fresh", nil], in: makeRoot(375, 600), style: .grouped)
      // 55.5; two rows, a footer of 31 and a header of 38: 135.5 + 69.
      XCTAssertEqual(stage.rowTops, [55.5, 95.5, 204.5, 244.5])
      XCTAssertEqual(stage.displayed, ["header 0", "footer 0", "header 1"])
      // 17.5 below the last section.
      XCTAssertEqual(stage.table.contentSize.height, 302)
    }
  }

  /// 35 above the first section, 17.5 above and below every other.
  func testSectionsOfAGroupedTableKeepADistance() {
    onMainActor {
      let stage = TitledSections(in: makeRoot(375, 600), style: .grouped)
      XCTAssertEqual(stage.rowTops, [35, 75, 150, 190])
      XCTAssertEqual(stage.table.contentSize.height, 247.5)
      stage.table.sectionHeaderHeight = 10
      stage.table.sectionFooterHeight = 0
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.rowTops, [10, 50, 100, 140])
    }
  }

  func testInsetGroupsAreNarrower() {
    onMainActor {
      for (width, margin) in [(375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
        let stage = TitledSections(
          headers: ["Fruit", nil], in: makeRoot(width, 600), style: .insetGrouped)
        let cell = stage.table.visibleCells.first
        assertEqual(cell?.frame ?? .zero, margin, 55.5, width - 2 * margin, 40)
        assertEqual(stage.table.headerView(forSection: 0)?.frame.minX ?? 0, margin)
        XCTAssertEqual(cell?.contentView.layoutMargins.left, margin)
      }
    }
  }

  /// Rows of 40 with headers and footers of 28. At 20 the header is at the top, and the footer of the first section at the
  /// bottom until it meets its place at 108; pushed up no further than the section's beginning.
  func testHeadersAndFootersOfAPlainTableStayInSight() {
    onMainActor {
      let stage = TitledSections(headers: ["A", "B"], footers: ["a", "b"], in: makeRoot(200, 90))
      stage.table.sectionHeaderTopPadding = 0
      let tops = { () -> [CGFloat?] in
        stage.root.layoutIfNeeded()
        return [0, 1].flatMap { section in
          [stage.table.headerView(forSection: section), stage.table.footerView(forSection: section)].map {
            $0?.frame.minY
          }
        }
      }
      XCTAssertEqual(tops(), [0, 62, nil, nil])
      stage.table.contentOffset.y = 20
      XCTAssertEqual(tops(), [20, 82, nil, nil])
      stage.table.contentOffset.y = 60
      // The first footer is at its place, the second section's header comes in at 136 and its footer waits below it.
      XCTAssertEqual(tops(), [60, 108, 136, 136])
      XCTAssertEqual(stage.table.rectForFooter(inSection: 0), CGRect(x: 0, y: 108, width: 200, height: 28))
      XCTAssertEqual(stage.table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 200, height: 136))
      let rows = stage.table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 110))
      // From 60 to 170: the rows at 28, 68 and 164.
      XCTAssertEqual(rows, [[0, 0], [0, 1], [1, 0]])
    }
  }

  /// A jump into the middle of a section: its header was never in sight, and is there all the same. What is seen stays at its
  /// place on the screen while the header turns out 28 high above it.
  func testHeadersAreThereAfterAJump() {
    onMainActor {
      let stage = TitledSections(headers: ["A", "B"], in: makeRoot(200, 30))
      stage.table.sectionHeaderTopPadding = 0
      stage.root.layoutIfNeeded()
      // The second row of the second section: 28 + 3 · 40, without the header that is not known yet.
      stage.table.contentOffset.y = 150
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.table.indexPathsForVisibleRows, [[1, 1]])
      XCTAssertEqual(stage.table.contentOffset.y, 178)
      XCTAssertEqual(stage.table.headerView(forSection: 1)?.frame.minY, 178)
    }
  }

  /// The second row of the second section is at 2 · 28 + 3 · 40 = 176; it comes to stand below its header of 28.
  func testScrollingToARowBelowItsHeader() {
    onMainActor {
      let stage = TitledSections(headers: ["A", "B"], in: makeRoot(200, 30))
      stage.table.sectionHeaderTopPadding = 0
      stage.root.layoutIfNeeded()
      stage.table.scrollToRow(at: [1, 1], at: .top, animated: false)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.table.contentOffset.y, 148)
      XCTAssertEqual(stage.table.headerView(forSection: 1)?.frame.minY, 148)
      stage.table.scrollToRow(at: [0, 0], at: .top, animated: false)
      XCTAssertEqual(stage.table.contentOffset.y, 0)
    }
  }

  func testTitlesAreUsedAgain() {
    onMainActor {
      let stage = TitledSections(headers: ["One", "Two"], in: makeRoot(200, 130))
      stage.table.sectionHeaderTopPadding = 0
      stage.root.layoutIfNeeded()
      let first = stage.table.headerView(forSection: 0)
      // Both rows of the first section are above: 28 + 80 and a standard row more.
      stage.table.contentOffset.y = 160
      stage.root.layoutIfNeeded()
      XCTAssertNil(stage.table.headerView(forSection: 0))
      XCTAssertEqual(stage.table.headerView(forSection: 1)?.textLabel?.text, "Two")
      stage.table.contentOffset.y = 0
      stage.root.layoutIfNeeded()
      XCTAssertTrue(stage.table.headerView(forSection: 0) === first)
      XCTAssertEqual(first?.textLabel?.text, "One")
    }
  }

  /// A plain table has room for a header without a title or view only where the delegate asks for it.
  func testHeightsWithoutContent() {
    onMainActor {
      final class Spaced: TableViewDelegate {
        func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
          section == 1 ? 12 : tableView.sectionHeaderHeight
        }
      }
      let stage = TitledSections(in: makeRoot(200, 400))
      let delegate = Spaced()
      stage.table.delegate = delegate
      stage.table.sectionHeaderHeight = 20
      stage.table.reloadData()
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.rowTops, [0, 40, 92, 132])
    }
  }
}
