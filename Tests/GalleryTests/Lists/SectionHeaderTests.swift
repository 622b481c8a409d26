import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class SectionHeaderTests: GalleryCase {
  private let title = "Header of a section"

  /// A line of 13 points with 8 above and below, 16 from the sides of what the safe area leaves.
  private func frames(_ room: CellRoom) -> [(String, CGRect)] {
    let line = lines(1, at: 13)
    return [
      ("table", CGRect(origin: .zero, size: room.table)), ("header", rect(0, 0, room.table.width, 16 + line)),
      ("content", rect(room.side, 0, room.width, 16 + line)), ("title", rect(16, 8, room.width - 32, line)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(.upright))
    try check(title, at: sideways, frames(.sideways))
    try check(title, at: small, frames(.small))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(.upright))
  }

  /// Headers size themselves as rows do, and are used again.
  func testSeveralLinesAndReuse() {
    onMainActor {
      let header = SectionHeader(reuseIdentifier: SectionHeader.identifier)
      for lineCount in [1, 2, 3] {
        header.titleLabel.text = Array(repeating: "Line", count: lineCount).joined(separator: "\n")
        let size = header.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.width, 320)
        XCTAssertEqual(size.height, 16 + lines(lineCount, at: 13), accuracy: 1e-9)
      }
      header.prepareForReuse()
      XCTAssertNil(header.titleLabel.text)
    }
  }
}
