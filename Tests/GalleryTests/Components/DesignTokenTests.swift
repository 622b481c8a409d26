import Foundation
import Gallery
import LayoutDSL
import XCTest

final class DesignTokenTests: GalleryCase {
  func testDistances() {
    XCTAssertEqual(
      [Spacing.tiny, Spacing.small, Spacing.medium, Spacing.large, Spacing.huge], [4, 8, 16, 24, 32])
  }

  func testColours() {
    XCTAssertEqual(Palette.accent, .systemBlue)
    XCTAssertEqual(Palette.screen, .systemGroupedBackground)
    XCTAssertEqual(Palette.text, .label)
    XCTAssertEqual(Palette.faintText, .secondaryLabel)
    XCTAssertEqual(Palette.wrong, .systemRed)
  }

  func testFonts() {
    let fonts = [
      Typeface.caption, Typeface.number, Typeface.detail, Typeface.action, Typeface.heading, Typeface.title,
    ]
    XCTAssertEqual(fonts.map(\.pointSize), [12, 12, 14, 16, 18, 20])
    XCTAssertEqual(fonts.map(\.weight), [.regular, .bold, .regular, .bold, .bold, .bold])
  }

  func testLeftToRight() throws {
    try check(at: upright, top: 47) { _ in 16 }
    // The sensors are at the side: 47 + 16.
    try check(at: sideways, top: 0) { _ in 63 }
    try check(at: small, top: 20) { _ in 16 }
  }

  func testRightToLeft() throws {
    // 390 - 16.
    try check(at: upright, top: 47, direction: .rightToLeft) { 374 - $0 }
  }

  /// Each bar is as far below the one before as it is high. Lines are 1.193359375 as high as their fonts and 8 apart; "Plumb"
  /// has five characters of 10 points.
  private func check(
    at size: CGSize, top: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight,
    line: UInt = #line, x: (_ width: CGFloat) -> CGFloat
  ) throws {
    try check(
      "Design tokens: distances, colours, fonts", at: size, direction: direction, measurer: TenPointCharacters(),
      [
        ("tiny", rect(x(4), top + 4, 4, 4)),
        // 4 + 4 + 8 = 16.
        ("small", rect(x(8), top + 16, 8, 8)),
        // 16 + 8 + 16 = 40.
        ("medium", rect(x(16), top + 40, 16, 16)),
        // 40 + 16 + 24 = 80.
        ("large", rect(x(24), top + 80, 24, 24)),
        // 80 + 24 + 32 = 136.
        ("huge", rect(x(32), top + 136, 32, 32)),
        // 136 + 32 + 8 = 176; 12 x 1.193359375.
        ("caption", rect(x(50), top + 176, 50, 14.3203125)),
        ("number", rect(x(50), top + 198.3203125, 50, 14.3203125)),
        // 14 x 1.193359375.
        ("detail", rect(x(50), top + 220.640625, 50, 16.70703125)),
        // 16 x 1.193359375.
        ("action", rect(x(50), top + 245.34765625, 50, 19.09375)),
        // 18 x 1.193359375.
        ("heading", rect(x(50), top + 272.44140625, 50, 21.48046875)),
        // 20 x 1.193359375.
        ("title", rect(x(50), top + 301.921875, 50, 23.8671875)),
      ], line: line)
  }
}
