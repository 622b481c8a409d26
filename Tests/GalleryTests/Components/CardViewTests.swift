import Foundation
import Gallery
import LayoutDSL
import XCTest

final class CardViewTests: GalleryCase {
  func testLeftToRight() throws {
    try check(at: upright, x: 16, y: 63, width: 358)
    try check(at: sideways, x: 63, y: 16, width: 718)
    try check(at: small, x: 16, y: 36, width: 288)
  }

  /// Everything is as wide as the card lets it.
  func testRightToLeft() throws {
    try check(at: upright, x: 16, y: 63, width: 358, direction: .rightToLeft)
  }

  /// 16 inside the card a heading of 18 x 1.193359375 = 21.48046875, and 12 below it the content, 40 high and then 90:
  /// 21.48046875 + 12 + 40 = 73.48046875, and 32 more in the card.
  private func check(
    at size: CGSize, x: CGFloat, y: CGFloat, width: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight,
    line: UInt = #line
  ) throws {
    let inner = width - 32
    let heading = ("heading", rect(0, 0, inner, 21.48046875))
    try check(
      "Card with content that is swapped", at: size, direction: direction,
      states: [
        (
          "low",
          [
            ("card", rect(x, y, width, 105.48046875)), ("column", rect(16, 16, inner, 73.48046875)), heading,
            ("holder", rect(0, 33.48046875, inner, 40)), ("low", rect(0, 0, inner, 40)),
          ]
        ),
        (
          "high",
          [
            ("card", rect(x, y, width, 155.48046875)), ("column", rect(16, 16, inner, 123.48046875)), heading,
            ("holder", rect(0, 33.48046875, inner, 90)),
            // What was there before is gone.
            ("high", rect(0, 0, inner, 90)),
          ]
        ),
      ], line: line)
  }

  func testContentIsSwapped() {
    onMainActor {
      let card = CardView()
      let (first, second) = (View(), View())
      card.content = first
      card.content = first
      XCTAssertEqual(card.holder.subviews, [first])
      XCTAssertEqual(card.holder.constraints.count, 4)
      card.content = second
      XCTAssertNil(first.superview)
      XCTAssertEqual(card.holder.subviews, [second])
      XCTAssertEqual(card.holder.constraints.count, 4)
      card.content = nil
      XCTAssertEqual(card.holder.subviews, [])
      XCTAssertEqual(card.holder.constraints, [])
    }
  }

  /// What another card has taken is not removed from there.
  func testContentMovesToAnotherCard() {
    onMainActor {
      let (card, other) = (CardView(), CardView())
      let content = View()
      card.content = content
      other.content = content
      card.content = View()
      XCTAssertTrue(content.superview === other.holder)
    }
  }

  func testLooks() {
    onMainActor {
      let layer = CardView().layer
      XCTAssertEqual(layer.cornerRadius, 16)
      XCTAssertEqual(layer.shadowOpacity, 0.1)
      XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: 4))
      XCTAssertEqual(layer.shadowRadius, 8)
    }
  }
}
