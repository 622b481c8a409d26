import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 15 points the text breaks into lines of 354.3 ("… a sole that holds", 66520 units), 332.7, 334.9 and 193.8 in 358; of
/// 761.3 ("… overnight and dries", 142916) and 463.0 in 812; of 279.1, 264.2, 285.3, 236.1 and 146.8 in 288.
final class DescriptionSectionTests: GalleryCase {
  private let title = "Heading and a text of several lines"

  /// A line of 18 points, 8 below it the text.
  private func frames(y: CGFloat, width: CGFloat, lineCount: Int) -> [(String, CGRect)] {
    let top = lines(1, at: 18) + 8
    let height = lines(lineCount, at: 15)
    return [
      ("section", rect(16, y, width, top + height)), ("heading", rect(0, 0, width, lines(1, at: 18))),
      ("body", rect(0, top, width, height)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(y: 47, width: 358, lineCount: 4))
    try check(title, at: sideways, frames(y: 0, width: 812, lineCount: 2))
    try check(title, at: small, frames(y: 20, width: 288, lineCount: 5))
  }

  /// Everything reaches from side to side.
  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(y: 47, width: 358, lineCount: 4))
  }

  func testTheHeightFollowsTheText() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 358, height: 400))
      let section = DescriptionSection()
      root.addSubview(section)
      section.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
      for (text, lineCount) in [("", 0), ("One", 1), ("One\nTwo", 2), (Product.shoe.details, 4)] {
        section.show(heading: "Description", body: text)
        root.layoutIfNeeded()
        XCTAssertEqual(section.frame.height, lines(1, at: 18) + 8 + lines(lineCount, at: 15), accuracy: 1e-9)
      }
      XCTAssertEqual(section.headingLabel.font, .boldSystemFont(ofSize: 18))
      assertUnambiguous(root)
    }
  }
}
