import Foundation
import LayoutDSL
import XCTest

/// Heights and places of rows.
final class TableViewTests: XCTestCase {
  func testRowsAreAsHighAsTheirContent() {
    onMainActor {
      let stage = TableStage([[20, 30, 50, 40, 70]], in: makeRoot(200, 100))
      // 20 + 30 + 50 fill 100; two more count 44 each.
      XCTAssertEqual(stage.seen, [[0, 0, 20], [1, 20, 30], [2, 50, 50]])
      XCTAssertEqual(stage.table.contentSize, CGSize(width: 200, height: 188))
      XCTAssertEqual(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.frame.width, 200)
      stage.table.userScroll(y: 60)
      stage.root.layoutIfNeeded()
      // From 60 to 160: the third, the fourth from 100 on, and the fifth at 140.
      XCTAssertEqual(stage.seen, [[2, 50, 50], [3, 100, 40], [4, 140, 70]])
      XCTAssertEqual(stage.table.contentSize.height, 210)
      XCTAssertEqual(stage.asked.map(\.row), [0, 1, 2, 3, 4])
    }
  }

  func testAPixelForTheSeparator() {
    // 112 and a third of a point, 80 and a half.
    for (scale, content, height) in [(3, 112, 112 + 1.0 / 3), (2, 80, 80.5)] as [(CGFloat, CGFloat, CGFloat)] {
      onMainActor {
        let stage = TableStage([[content, content]], in: Window(size: CGSize(width: 375, height: 700), scale: scale))
        assertEqual(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, height)
        let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
        assertEqual(cell?.frame.height ?? 0, height)
        assertEqual(cell?.contentView.frame.height ?? 0, content)
        stage.table.separatorStyle = .none
        stage.table.reloadData()
        stage.root.layoutIfNeeded()
        assertEqual(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, content)
      }
    }
  }

  func testNoHeightIsTheStandardOne() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let stage = TableStage([[View.noIntrinsicMetric, View.noIntrinsicMetric]], in: makeRoot(200, 200))
        XCTAssertEqual(stage.seen, [[0, 0, 44], [1, 44, 44]])
      }
    }
    XCTAssertEqual(recorder.hints.map(\.kind), [.noRowHeight(cell: "BoxCell")])
    XCTAssertEqual(recorder.reports.count, 1)
  }

  func test_E82_givenHeightsContradictTheContent() {
    for priority in [1000, 999] as [Float] {
      let recorder = ReportRecorder()
      recorder.during {
        onMainActor {
          let root = makeRoot(200, 200)
          let stage = TableStage([[]], in: root)
          stage.prepare = { cell, _ in
            let block = Box()
            cell.contentView.addSubview(block)
            block.snp.makeConstraints { make in
              make.left.right.top.equalToSuperview()
              make.height.equalTo(100)
              make.bottom.equalToSuperview().priority(priority)
            }
          }
          stage.table.rowHeight = 44
          stage.heights = [[View.noIntrinsicMetric]]
          stage.table.reloadData()
          root.layoutIfNeeded()
          XCTAssertEqual(stage.seen, [[0, 0, 44]])
          let content = stage.table.visibleCells.first?.contentView
          XCTAssertEqual(content?.frame.height, 44)
          if priority == 999 { XCTAssertEqual(content?.subviews.last?.frame.height, 100) }
        }
      }
      XCTAssertEqual(recorder.conflicts.count, priority == 1000 ? 1 : 0)
      if let conflict = recorder.conflicts.first {
        let lines = conflict.consoleText.split(separator: "\n").filter { $0.contains("Encapsulated") }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(
          lines.allSatisfy {
            $0.contains("NSLayoutConstraint:0x") && $0.contains(" 'UIView-Encapsulated-Layout-Height' ")
              && $0.contains("UITableViewCellContentView:0x") && $0.contains(".height == 44 ")
          }, conflict.consoleText)
      }
      XCTAssertEqual(
        recorder.conflicts.first.map { $0.broken.file }, priority == 1000 ? "LayoutDSLTests/TableViewTests.swift" : nil)
    }
  }

  func testOnlyWhatIsSeenExists() {
    onMainActor {
      let stage = TableStage([Array(repeating: 40, count: 100_000)], in: makeRoot(200, 400))
      XCTAssertEqual(stage.table.numberOfRows(inSection: 0), 100_000)
      XCTAssertEqual(stage.seen.count, 10)
      XCTAssertEqual(stage.table.contentSize.height, 10 * 40 + 99_990 * 44)
      // A pass a row and a half, a thousand times.
      for _ in 0..<1000 {
        stage.table.userScroll(y: 60)
        stage.root.layoutIfNeeded()
      }
      XCTAssertEqual(stage.table.contentOffset.y, 60_000)
      XCTAssertEqual(stage.seen.first, [1500, 60_000, 40])
      // Ten to eleven are seen, and two above reach into the 44 points that are kept.
      XCTAssertLessThanOrEqual(stage.cells.count, 14)
      XCTAssertEqual(stage.table.subviews.count, stage.seen.count + 2)
      stage.table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen.last?[0], 99_999)
      XCTAssertLessThanOrEqual(stage.cells.count, 25)
      XCTAssertGreaterThan(stage.cells.values.compactMap { ($0 as? BoxCell)?.reuses }.max() ?? 0, 50)
    }
  }

  /// A cell that has just gone out of sight is there when it comes back; the delegate hears of both.
  func testCellsNearbyAreKept() {
    onMainActor {
      final class Witness: TableViewDelegate {
        var heard: [String] = []
        func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
          heard.append("+\(indexPath.row)")
        }
        func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
          heard.append("-\(indexPath.row)")
        }
      }
      let stage = TableStage([Array(repeating: 50, count: 20)], in: makeRoot(200, 100))
      let witness = Witness()
      stage.table.delegate = witness
      stage.table.contentOffset.y = 50
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.table.indexPathsForVisibleRows?.map(\.row), [1, 2])
      XCTAssertEqual(stage.table.visibleCells.count, 2)
      stage.table.contentOffset.y = 0
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.asked.map(\.row), [0, 1, 2], "none was asked for twice")
      XCTAssertEqual(witness.heard, ["+2", "-0", "+0", "-2"])
      // The first two are more than 44 above now.
      stage.table.contentOffset.y = 150
      stage.root.layoutIfNeeded()
      XCTAssertNil(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
  }

  func testScrollingUpIntoUnmeasuredRowsKeepsWhatIsSeen() {
    onMainActor {
      let stage = TableStage([Array(repeating: 100, count: 50)], in: makeRoot(200, 200))
      stage.table.contentOffset.y = 560
      stage.root.layoutIfNeeded()
      // Two rows of 100 at the top, the others count 44: the row at 560 is 2 + 360 / 44 = the eleventh, at 552.
      XCTAssertEqual(stage.seen.first, [10, 552, 100])
      let below = stage.seen[1]
      stage.table.userScroll(y: -20)
      stage.root.layoutIfNeeded()
      // The tenth turns out 56 higher, so the offset grows by as much and the rows below stay where they were on screen.
      XCTAssertEqual(stage.seen.first?[0], 9)
      XCTAssertEqual(stage.table.contentOffset.y, 596)
      XCTAssertEqual(stage.seen[2], [below[0], below[1] + 56, 100])
    }
  }

  func testAnotherWidthMeasuresAnew() {
    onMainActor {
      let stage = TableStage([[1, 1, 1]], in: makeRoot(200, 1000))
      stage.prepare = { cell, _ in
        cell.box.snp.makeConstraints { make in make.height.equalTo(cell.box.snp.width).multipliedBy(0.5) }
      }
      stage.table.reloadData()
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 100], [1, 100, 100], [2, 200, 100]])
      stage.table.frame.size.width = 120
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 60], [1, 60, 60], [2, 120, 60]])
      stage.prepare = { cell, _ in cell.accessoryType = .disclosureIndicator }
      stage.table.reloadData()
      stage.root.layoutIfNeeded()
      // 16 for the margin and 11 for the sign less for the content: half of 93.
      XCTAssertEqual(stage.seen.first, [0, 0, 46.5])
    }
  }

  /// Tables bounce even where all rows are seen, so the safe area's 47 and 34 count for the few as for the many.
  func testFewRowsBeginBelowTheSafeAreaToo() {
    for count in [1, 50] {
      onMainActor {
        let stage = TableStage([Array(repeating: 20, count: count)], in: Window(screen: .phone))
        XCTAssertTrue(stage.table.alwaysBounceVertical)
        XCTAssertEqual(stage.table.adjustedContentInset, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(stage.table.contentOffset.y, -47)
        stage.table.userScroll(y: -30)
        XCTAssertEqual(stage.table.contentOffset.y, -47)
      }
    }
  }

  func testHeaderAndFooterOfTheTable() {
    onMainActor {
      let stage = TableStage([[20, 30]], in: makeRoot(200, 400))
      let header = View()
      let box = Box(View.noIntrinsicMetric, 70)
      header.addSubview(box)
      box.snp.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
      // As code for UIKit does it: fit, set the height, hand it over.
      header.frame.size.height = header.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height
      stage.table.tableHeaderView = header
      stage.table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 15))
      stage.root.layoutIfNeeded()
      assertEqual(header.frame, 0, 0, 200, 80)
      assertEqual(box.frame, 5, 5, 190, 70)
      XCTAssertEqual(stage.seen, [[0, 80, 20], [1, 100, 30]])
      assertEqual(stage.table.tableFooterView?.frame ?? .zero, 0, 130, 200, 15)
      XCTAssertEqual(stage.table.contentSize.height, 145)
    }
  }

  /// The other idiom: a header of constraints that is as wide as the table; the table takes over the height that came out.
  func testAHeaderOfConstraints() {
    onMainActor {
      let stage = TableStage([[20]], in: makeRoot(200, 400))
      let header = View()
      let box = Box(View.noIntrinsicMetric, 70)
      header.addSubview(box)
      box.snp.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
      stage.table.tableHeaderView = header
      header.snp.makeConstraints { make in
        make.top.centerX.equalToSuperview()
        make.width.equalToSuperview()
      }
      header.layoutIfNeeded()
      stage.table.tableHeaderView = header
      stage.root.layoutIfNeeded()
      assertEqual(header.frame, 0, 0, 200, 80)
      XCTAssertEqual(stage.seen, [[0, 80, 20]])
      XCTAssertEqual(stage.table.contentSize.height, 100)
    }
  }

  func testHeadersOfSectionsFloatInAPlainTable() {
    for (style, y) in [(TableView.Style.plain, 30), (.grouped, 0)] as [(TableView.Style, CGFloat)] {
      onMainActor {
        let stage = TableStage(
          [[50, 50], [50, 50, 50]], headers: [20, 20], in: makeRoot(200, 150), style: style)
        stage.table.sectionFooterHeight = 0
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage.seen.map { $0[1] }, [20, 70, 140])
        let header = stage.table.headerView(forSection: 0)
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 200, height: 20))
        stage.table.userScroll(y: 15)
        stage.root.layoutIfNeeded()
        XCTAssertEqual(header?.frame.minY, style == .plain ? 15 : 0)
        stage.table.contentOffset.y = 30
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage.table.headerView(forSection: 0)?.frame.minY, style == .plain ? y : nil)
        // The next section pushes it away: it ends at 120.
        stage.table.contentOffset.y = 110
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage.table.headerView(forSection: 0)?.frame.minY, style == .plain ? 100 : nil)
      }
    }
  }

  func testIdentifiersNobodyKnows() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let table = TableView(frame: .zero)
        table.snp.setLabel("list")
        _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "none"))
        table.register(forCellReuseIdentifier: "made") { BoxCell(style: .default, reuseIdentifier: "made") }
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "made") is BoxCell)
        table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
      }
    }
    XCTAssertEqual(
      recorder.kinds,
      [.unregisteredIdentifier("none", subject: "list"), .badIndexPath("[0, 3]", subject: "list")])
  }
}
