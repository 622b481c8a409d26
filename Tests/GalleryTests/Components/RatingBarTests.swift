import Foundation
import Gallery
import LayoutDSL
import XCTest

final class RatingBarTests: GalleryCase {
  /// Five stars of 30 with four gaps of 4 are 166 wide.
  func testLeftToRight() throws {
    try check(at: upright, x: 16, y: 63, stars: [0, 34, 68, 102, 136])
    try check(at: sideways, x: 63, y: 16, stars: [0, 34, 68, 102, 136])
    try check(at: small, x: 16, y: 36, stars: [0, 34, 68, 102, 136])
  }

  func testRightToLeft() throws {
    // 390 - 16 - 166; 844 - 47 - 16 - 166.
    try check(at: upright, x: 208, y: 63, direction: .rightToLeft, stars: [136, 102, 68, 34, 0])
    try check(at: sideways, x: 615, y: 16, direction: .rightToLeft, stars: [136, 102, 68, 34, 0])
  }

  private func check(
    at size: CGSize, x: CGFloat, y: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight,
    stars: [CGFloat], line: UInt = #line
  ) throws {
    let frames = stars.enumerated().map { ("star\($0 + 1)", rect($1, 0, 30, 30)) }
    try check(
      "Rating of five stars", at: size, direction: direction, [("bar", rect(x, y, 166, 30))] + frames, line: line)
  }

  func testATapChangesTheRating() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let bar = RatingBar()
      root.addSubview(bar)
      bar.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      root.layoutIfNeeded()
      var heard: [Int] = []
      bar.onChange = { heard.append($0) }
      // The third star is at 68 to 98, the fifth at 136 to 166; at 32 there is a gap.
      for x in [83, 151, 32, 15] as [CGFloat] { root.userTap(at: CGPoint(x: x, y: 15)) }
      XCTAssertEqual(heard, [3, 5, 1])
      XCTAssertEqual(bar.rating, 1)
      XCTAssertEqual(bar.stars.map(\.isSelected), [true, false, false, false, false])
    }
  }

  func testARatingThatIsSetIsShownAndNotTold() {
    onMainActor {
      let bar = RatingBar()
      bar.onChange = { XCTFail("\($0)") }
      for (rating, filled) in [(4, 4), (0, 0), (5, 5), (9, 5), (-1, 0)] {
        bar.rating = rating
        XCTAssertEqual(bar.stars.map(\.isSelected), (1...5).map { $0 <= filled })
      }
    }
  }

  func testEqualStars() {
    onMainActor {
      let bar = RatingBar()
      XCTAssertEqual(bar.row.distribution, .fillEqually)
      XCTAssertEqual(bar.row.spacing, 4)
      XCTAssertEqual(bar.row.arrangedSubviews, bar.stars)
      XCTAssertEqual(bar.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(width: 166, height: 30))
      XCTAssertEqual(bar.stars.first?.image(for: .normal)?.name, "star")
      XCTAssertEqual(bar.stars.first?.image(for: .selected)?.name, "star.fill")
    }
  }
}
