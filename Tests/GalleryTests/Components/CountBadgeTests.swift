import Foundation
import Gallery
import LayoutDSL
import XCTest

/// Digits in bold, in units of 1/2816 em by the font's own table: 1 is 1378, 4 and 2 are 1909 and 1774, 9 and + are 1859 and
/// 1914. At 12 points "1" is 1378 x 12 / 2816, "42" 3683 x 12 / 2816, "99+" 5632 x 12 / 2816 = 24.
final class CountBadgeTests: GalleryCase {
  private static let widths: [CGFloat] = [1378 * 12 / 2816, 3683 * 12 / 2816, 24]

  func testLeftToRight() throws {
    try check(at: upright, y: 63) { _ in 16 }
    try check(at: sideways, y: 16) { _ in 63 }
    try check(at: small, y: 36) { _ in 16 }
  }

  func testRightToLeft() throws {
    // 390 - 16; 844 - 47 - 16.
    try check(at: upright, y: 63, direction: .rightToLeft) { 374 - $0 }
    try check(at: sideways, y: 16, direction: .rightToLeft) { 781 - $0 }
  }

  /// 6 at both sides of the number, 2 above and below a line of 12 x 1.193359375 = 14.3203125.
  private func check(
    at size: CGSize, y: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight, line: UInt = #line,
    x: (_ width: CGFloat) -> CGFloat
  ) throws {
    let states = zip(["1", "42", "120"], Self.widths).map { state, width in
      (
        state,
        [
          ("badge", rect(x(width + 12), y, width + 12, 18.3203125)), ("number", rect(6, 2, width, 14.3203125)),
        ]
      )
    }
    try check("Badge as wide as its number", at: size, direction: direction, states: states, line: line)
  }

  func testNumbers() {
    onMainActor {
      let badge = CountBadge()
      XCTAssertTrue(badge.isHidden)
      for (count, text) in [(1, "1"), (9, "9"), (42, "42"), (99, "99"), (100, "99+"), (.max, "99+")] {
        badge.count = count
        XCTAssertEqual(badge.number.text, text)
        XCTAssertFalse(badge.isHidden)
      }
      for count in [0, -1, .min] {
        badge.count = count
        XCTAssertTrue(badge.isHidden)
      }
    }
  }

  /// Half the height is round: 18.3203125 / 2. Below a window the line is 43 pixels of a third, 14 1/3 + 4 = 18 1/3.
  func testItIsACapsule() {
    onMainActor {
      for (root, radius) in [
        (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), 9.16015625), (Window(screen: .phone), 55.0 / 6),
      ] {
        let badge = CountBadge()
        badge.count = 42
        root.addSubview(badge)
        badge.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        root.layoutIfNeeded()
        XCTAssertEqual(badge.layer.cornerRadius, radius, accuracy: 1e-9)
      }
    }
  }

  /// A badge on a plain root whose count changes is laid out again in the next pass.
  func testTheWidthFollowsTheNumber() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let badge = CountBadge()
      root.addSubview(badge)
      badge.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
      for (count, width) in zip([1, 42, 120, 42, 1], Self.widths + [Self.widths[1], Self.widths[0]]) {
        badge.count = count
        root.layoutIfNeeded()
        XCTAssertEqual(badge.frame.width, width + 12, accuracy: 1e-9)
        XCTAssertEqual(badge.frame.maxX, 100, accuracy: 1e-9)
      }
    }
  }
}
