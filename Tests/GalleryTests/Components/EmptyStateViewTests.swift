import Foundation
import Gallery
import LayoutDSL
import XCTest

/// A title of 20 points is 23.8671875 high, a line of 14 points 16.70703125. The detail has 46 characters: up to "it is" they are
/// 34, up to "writes to" 23.
final class EmptyStateViewTests: GalleryCase {
  private func check(
    at size: CGSize, direction: UserInterfaceLayoutDirection = .leftToRight, empty: CGRect, lines: CGFloat,
    line: UInt = #line
  ) throws {
    let width = empty.width
    let detailHeight = lines * 16.70703125
    try check(
      "Empty state with an action", at: size, direction: direction, measurer: TenPointCharacters(),
      [
        ("empty", empty),
        ("picture", rect((width - 80) / 2, 24, 80, 80)),
        // 24 + 80 + 16.
        ("title", rect(24, 120, width - 48, 23.8671875)),
        // 120 + 23.8671875 + 8.
        ("detail", rect(24, 151.8671875, width - 48, detailHeight)),
        ("button", rect(40, 151.8671875 + detailHeight + 24, width - 80, 50)),
      ], line: line)
  }

  /// 342 points for the detail are 34 characters, so there are two lines: 33.4140625. 151.8671875 + 33.4140625 + 24 + 50 + 24 =
  /// 283.28125, in the middle of 47 to 810: 428.5 - 141.640625.
  func testUpright() throws {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      try check(at: upright, direction: direction, empty: rect(0, 286.859375, 390, 283.28125), lines: 2)
    }
  }

  /// 750 - 48 = 702 points take all of the detail. 283.28125 - 16.70703125 = 266.57421875, in the middle of 0 to 369:
  /// 184.5 - 133.287109375.
  func testSideways() throws {
    try check(at: sideways, empty: rect(47, 51.212890625, 750, 266.57421875), lines: 1)
  }

  /// 272 points are 27 characters: two lines. In the middle of 20 to 568: 294 - 141.640625.
  func testSmall() throws {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      try check(at: small, direction: direction, empty: rect(0, 152.359375, 320, 283.28125), lines: 2)
    }
  }

  func testTheButtonActs() {
    onMainActor {
      let empty = EmptyStateView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      let picture = Image(systemName: "tray")
      var acted = 0
      empty.configure(picture: picture, title: "Nothing", detail: "Yet", button: "Look") { acted += 1 }
      empty.layoutIfNeeded()
      XCTAssertEqual(empty.picture.image, picture)
      XCTAssertEqual([empty.title.text, empty.detail.text, empty.button.title.text], ["Nothing", "Yet", "Look"])
      empty.button.userTap()
      XCTAssertEqual(acted, 1)
    }
  }
}
