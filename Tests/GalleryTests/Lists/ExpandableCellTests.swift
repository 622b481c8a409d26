import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 15 points the answer breaks into 317.0 ("… not worn", 59520 units) and 241.4 in 358, it is 562.6 wide (105624) and so one line
/// in 718; in 288 it breaks into 277.3 ("… was not", 52064) and 281.1.
final class ExpandableCellTests: GalleryCase {
  private let title = "Row whose text unfolds"

  /// 16, a line of 16 points, 8; unfolded the text and 16 more.
  private func states(_ room: CellRoom, lineCount: Int) -> [(state: String, frames: [(String, CGRect)])] {
    let (line, text) = (lines(1, at: 16), lines(lineCount, at: 15))
    func frames(_ detail: CGFloat, below: CGFloat) -> [(String, CGRect)] {
      room.frames(rowHeight: 24 + line + detail + below) + [
        ("title", rect(16, 16, room.width - 32, line)), ("detail", rect(16, 24 + line, room.width - 32, detail)),
      ]
    }
    return [
      ("folded", frames(0, below: 0)), ("unfolded", frames(text, below: 16)), ("folded again", frames(0, below: 0)),
    ]
  }

  func testFrames() throws {
    try check(title, states: states(.upright, lineCount: 2))
    try check(title, at: sideways, states: states(.sideways, lineCount: 1))
    try check(title, at: small, states: states(.small, lineCount: 2))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, states: states(.upright, lineCount: 2))
  }

  func testStates() {
    onMainActor {
      var question = Question("Why?", answer: "Because.")
      let cell = ExpandableCell(style: .default, reuseIdentifier: nil)
      for isExpanded in [false, true, true, false] {
        question.isExpanded = isExpanded
        cell.show(question)
        XCTAssertEqual(cell.detailLabel.isHidden, !isExpanded)
        XCTAssertEqual(cell.detailLabel.alpha, isExpanded ? 1 : 0)
        XCTAssertEqual(cell.detailBottom?.layoutConstraints.map(\.constant), [isExpanded ? -16 : 0])
        XCTAssertEqual(cell.foldedHeight?.isActive, !isExpanded)
      }
    }
  }

  /// With the distance updated alone only its 16 points go: a hidden text keeps its room.
  func testHidingDoesNotFold() {
    onMainActor {
      let cell = ExpandableCell(style: .default, reuseIdentifier: nil)
      cell.show(Question("Why?", answer: "Because."))
      let (root, table) = makeTable([cell])
      cell.foldedHeight?.deactivate()
      table.measureAgain()
      root.layoutIfNeeded()
      XCTAssertTrue(cell.detailLabel.isHidden)
      XCTAssertEqual(cell.frame.height, 24 + lines(1, at: 16) + lines(1, at: 15), accuracy: 1e-9)
      cell.detailBottom?.update(offset: -16)
      table.measureAgain()
      root.layoutIfNeeded()
      XCTAssertEqual(cell.frame.height, 40 + lines(1, at: 16) + lines(1, at: 15), accuracy: 1e-9)
      assertUnambiguous(root)
    }
  }
}
