import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 17 points the text breaks into 310.9 ("… about their", 51496 units) and 207.2 in 350, it is 522.8 wide (86608) and so one
/// line in 804; in 280 it breaks into 269.6 ("… us about", 44660) and 248.5.
final class TextHeaderTests: GalleryCase {
  private let title = "Header of a table, as high as its text"

  /// 20 from every side.
  private func frames(_ size: CGSize, lineCount: Int) -> [(String, CGRect)] {
    let text = lines(lineCount, at: 17)
    return [
      ("table", CGRect(origin: .zero, size: size)), ("header", rect(0, 0, size.width, 40 + text)),
      ("title", rect(20, 20, size.width - 40, text)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(upright, lineCount: 2))
    try check(title, at: sideways, frames(sideways, lineCount: 1))
    try check(title, at: small, frames(small, lineCount: 2))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(upright, lineCount: 2))
  }

  /// It fits before it is in a table; rows begin below it, and follow it when it is set again.
  func testRowsFollow() {
    onMainActor {
      let cell = BasicCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = "Inbox"
      let (root, table) = makeTable([cell])
      let header = TextHeader()
      for lineCount in [3, 1] {
        header.titleLabel.text = Array(repeating: "Line", count: lineCount).joined(separator: "\n")
        header.fit(width: 390)
        XCTAssertEqual(header.frame.height, 40 + lines(lineCount, at: 17), accuracy: 1e-9)
        table.tableHeaderView = header
        root.layoutIfNeeded()
        XCTAssertEqual(cell.frame.minY, 40 + lines(lineCount, at: 17), accuracy: 1e-9)
      }
      assertUnambiguous(root)
      // As high as it was made: a table does not fit it.
      header.titleLabel.text = "Line\nLine"
      root.layoutIfNeeded()
      XCTAssertEqual(header.frame.height, 40 + lines(1, at: 17), accuracy: 1e-9)
    }
  }
}
