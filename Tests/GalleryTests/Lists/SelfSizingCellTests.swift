import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 14 points the text breaks into 330.2 (66420 units, "… gets dark.") and 165.9 in 358; it is 500.1 wide (100584) and so
/// one line in 718; in 288 it breaks into 260.0 ("… before it", 52292) and 236.2.
final class SelfSizingCellTests: GalleryCase {
  private let title = "Row as high as a chain of two texts"

  /// 16, a line of 16 points, 8, the text, 16.
  private func frames(_ room: CellRoom, lineCount: Int) -> [(String, CGRect)] {
    let (line, text) = (lines(1, at: 16), lines(lineCount, at: 14))
    return room.frames(rowHeight: 40 + line + text) + [
      ("title", rect(16, 16, room.width - 32, line)), ("subtitle", rect(16, 24 + line, room.width - 32, text)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(.upright, lineCount: 2))
    try check(title, at: sideways, frames(.sideways, lineCount: 1))
    try check(title, at: small, frames(.small, lineCount: 2))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(.upright, lineCount: 2))
  }

  /// Without its last link the chain says nothing about the height: the row has the standard 44, and a hint names the cell.
  func testABrokenChain() throws {
    try onMainActor {
      let cell = SelfSizingCell(style: .default, reuseIdentifier: nil)
      cell.show(title: "Title", subtitle: "Text")
      let (root, table) = makeTable([cell])
      XCTAssertEqual(cell.frame.height, 40 + lines(1, at: 16) + lines(1, at: 14), accuracy: 1e-9)
      var reports: [LayoutHint.Kind] = []
      root.reportHandler = { report in
        if case .hint(let hint) = report { reports.append(hint.kind) } else { XCTFail("\(report)") }
      }
      try XCTUnwrap(cell.bottom).deactivate()
      table.measureAgain()
      root.layoutIfNeeded()
      XCTAssertEqual(cell.frame.height, 44)
      XCTAssertEqual(reports, [.noRowHeight(cell: "SelfSizingCell")])
    }
  }

  /// The row follows the text once it is measured again.
  func testTheTextChanges() {
    onMainActor {
      let cell = SelfSizingCell(style: .default, reuseIdentifier: nil)
      let other = SelfSizingCell(style: .default, reuseIdentifier: nil)
      cell.show(title: "Title", subtitle: "One")
      other.show(title: "Title", subtitle: "One")
      let (root, table) = makeTable([cell, other])
      let chain = 40 + lines(1, at: 16)
      for (text, lineCount) in [("One", 1), ("One\nTwo\nThree", 3), ("", 0)] {
        cell.show(title: "Title", subtitle: text)
        table.measureAgain()
        root.layoutIfNeeded()
        XCTAssertEqual(cell.frame.height, chain + lines(lineCount, at: 14), accuracy: 1e-9)
        XCTAssertEqual(other.frame.minY, chain + lines(lineCount, at: 14), accuracy: 1e-9)
      }
      assertUnambiguous(root)
    }
  }
}
