import Foundation
import LayoutDSL
import XCTest

/// A table of one cell at two pixels a point; characters are 10 wide.
private final class OneCell: TableViewDataSource {
  let window: Window
  let table: TableView
  let cell: TableViewCell

  init(_ style: TableViewCell.CellStyle, width: CGFloat = 414, _ prepare: (TableViewCell) -> Void) {
    window = Window(size: CGSize(width: width, height: 800), scale: 2)
    window.textMeasurer = TenPointCharacters()
    table = TableView(frame: window.bounds)
    cell = TableViewCell(style: style, reuseIdentifier: nil)
    prepare(cell)
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cell }
}

/// Texts and pictures of the standard styles, and what stands beside the content. Frames with a source are those of
/// Interface Builder's archives, which are at two pixels a point, less the widths of texts.
final class TableCellStyleTests: XCTestCase {
  func testDefault() {
    onMainActor {
      let stage = OneCell(.default) { $0.textLabel?.text = "Title" }
      assertEqual(stage.cell.frame, 0, 0, 414, 44)
      assertEqual(stage.cell.contentView.frame, 0, 0, 414, 43.5)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 20, 0, 374, 43.5)
      XCTAssertNil(stage.cell.detailTextLabel)
      XCTAssertEqual(stage.cell.textLabel?.font, .systemFont(ofSize: 17))
    }
  }

  func testSubtitle() {
    onMainActor {
      let stage = OneCell(.subtitle) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
      }
      assertEqual(stage.cell.contentView.frame, 0, 0, 414, 55.5)
      assertEqual(stage.cell.frame.height, 56)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 20, 10, 50, 20.5)
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 20, 31.5, 60, 14.5)
      // Without a detail it is as any other.
      stage.cell.detailTextLabel?.text = nil
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      assertEqual(stage.cell.frame.height, 44)
      assertEqual(stage.cell.textLabel?.frame.minY ?? 0, 12)
    }
  }

  func testValue1() {
    onMainActor {
      let stage = OneCell(.value1) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
      }
      assertEqual(stage.cell.contentView.frame, 0, 0, 414, 43.5)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 20, 12, 50, 20.5)
      // To 394, 20 from the edge.
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 334, 12, 60, 20.5)
      stage.cell.accessoryType = .disclosureIndicator
      stage.window.layoutIfNeeded()
      // The archives' 383, and a detail that ends 8 before it.
      assertEqual(stage.cell.contentView.frame, 0, 0, 383, 43.5)
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 315, 12, 60, 20.5)
    }
  }

  /// 104 less twice 16: six characters of the title, and 8 less than that for the detail's.
  func testTheTitleGoesFirstWhereBothDoNotFit() {
    onMainActor {
      let stage = OneCell(.value1, width: 124) {
        $0.textLabel?.text = "Titles"
        $0.detailTextLabel?.text = "Detail"
      }
      assertEqual(stage.cell.textLabel?.frame.width ?? 0, 60)
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 84, 12, 24, 20.5)
    }
  }

  func testValue2() {
    onMainActor {
      let stage = OneCell(.value2, width: 375) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
      }
      // 16 + 91 + 6. Lines of 13 points are 15.51 high, 16 with whole pixels: 27.5 / 2, on a whole point.
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 16, 14, 91, 16)
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 113, 14, 60, 16)
      XCTAssertNil(stage.cell.imageView)
    }
  }

  func testPictureAndIndentation() {
    onMainActor {
      let stage = OneCell(.default, width: 375) {
        $0.textLabel?.text = "Title"
        $0.imageView?.image = Image(size: CGSize(width: 30, height: 60))
        $0.indentationLevel = 2
      }
      // As high as the picture, and a pixel for the separator.
      assertEqual(stage.cell.frame.height, 60.5)
      assertEqual(stage.cell.imageView?.frame ?? .zero, 36, 0, 30, 60)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 82, 0, 277, 60)
      stage.cell.indentationLevel = 0
      stage.window.layoutIfNeeded()
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 62, 0, 297, 60)
    }
  }

  /// 132 less twice 16 have room for ten characters: two lines of 20.287, 40.575 together and 41 with whole pixels.
  func testSeveralLines() {
    onMainActor {
      let stage = OneCell(.default, width: 132) {
        $0.textLabel?.numberOfLines = 0
        $0.textLabel?.text = "Apples pears"
      }
      assertEqual(stage.cell.frame.height, 41 + 23 + 0.5)
    }
  }

  func testRightToLeft() {
    onMainActor {
      let stage = OneCell(.value1) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
        $0.accessoryType = .checkmark
      }
      stage.window.baseLayoutDirection = .rightToLeft
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      // 44 for the sign, on the left now: 370 are left.
      assertEqual(stage.cell.contentView.frame, 44, 0, 370, 43.5)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 300, 12, 50, 20.5)
      assertEqual(stage.cell.detailTextLabel?.frame ?? .zero, 8, 12, 60, 20.5)
    }
  }

  func testConstraintsTakeAStandardLabelOver() {
    onMainActor {
      let stage = OneCell(.default) { cell in
        cell.textLabel?.text = "Title"
        cell.textLabel?.snp.makeConstraints { make in
          make.left.equalToSuperview().offset(100)
          make.top.bottom.equalToSuperview().inset(30)
        }
      }
      assertEqual(stage.cell.contentView.frame.height, 80.5)
      assertEqual(stage.cell.textLabel?.frame ?? .zero, 100, 30, 50, 20.5)
    }
  }

  func testWidthsOfAccessories() {
    onMainActor {
      // The archives' widths of content views in cells of 414.
      let widths: [(TableViewCell.AccessoryType, CGFloat)] = [
        (.none, 414), (.disclosureIndicator, 383), (.checkmark, 370), (.detailDisclosureButton, 357),
      ]
      for (type, width) in widths {
        let stage = OneCell(.default) { $0.accessoryType = type }
        assertEqual(stage.cell.contentView.frame.width, width)
      }
      let view = View(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      let stage = OneCell(.default) { $0.accessoryView = view }
      // Its own width in front of the margin, 8 after the content, in the middle of 43.5.
      assertEqual(view.frame, 343, 6.25, 51, 31, accuracy: 0.25)
      assertEqual(stage.cell.contentView.frame.width, 335)
    }
  }

  /// Margins of the content: 11 above and below, the table's at the sides.
  func testMarginsOfTheContent() {
    onMainActor {
      for (width, side) in [(375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
        let stage = OneCell(.default, width: width) { cell in
          let box = Box(10, 40)
          cell.contentView.addSubview(box)
          box.snp.makeConstraints { make in make.edges.equalTo(cell.contentView.layoutMarginsGuide) }
        }
        assertEqual(stage.cell.contentView.frame.height, 62)
        assertEqual(stage.cell.contentView.subviews.first?.frame ?? .zero, side, 11, width - 2 * side, 40)
      }
      let own = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let stage = OneCell(.default) { $0.contentView.layoutMargins = own }
      XCTAssertEqual(stage.cell.contentView.layoutMargins, own)
    }
  }

  func testSeparators() {
    onMainActor {
      let stage = OneCell(.default) { $0.textLabel?.text = "Title" }
      XCTAssertEqual(stage.cell.separatorFrame, CGRect(x: 20, y: 43.5, width: 394, height: 0.5))
      stage.table.separatorInset = EdgeInsets(top: 0, left: 60, bottom: 0, right: 10)
      stage.window.layoutIfNeeded()
      XCTAssertEqual(stage.cell.separatorFrame, CGRect(x: 60, y: 43.5, width: 344, height: 0.5))
      stage.cell.separatorInset = EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      XCTAssertEqual(stage.cell.separatorFrame, CGRect(x: 5, y: 43.5, width: 409, height: 0.5))
      stage.table.separatorStyle = .none
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      XCTAssertNil(stage.cell.separatorFrame)
    }
  }

  /// In landscape the content keeps clear of the safe area, the cell does not.
  func testSafeAreaAtTheSides() {
    onMainActor {
      let stage = OneCell(.default, width: 844) { $0.textLabel?.text = "Title" }
      stage.window.safeArea = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      assertEqual(stage.cell.frame, 0, 0, 844, 44)
      assertEqual(stage.cell.contentView.frame, 47, 0, 750, 43.5)
      stage.table.insetsContentViewsToSafeArea = false
      stage.window.layoutIfNeeded()
      assertEqual(stage.cell.contentView.frame, 0, 0, 844, 43.5)
    }
  }

  /// A cell of nothing is as high as any other, and nobody is warned.
  func testAnEmptyCell() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor { assertEqual(OneCell(.default) { _ in }.cell.frame.height, 44) }
    }
    XCTAssertEqual(recorder.reports.count, 0)
  }
}
