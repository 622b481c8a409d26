import Foundation
import LayoutDSL
import XCTest

final class FontTests: XCTestCase {
  /// 17 · 1950/2048, 17 · 494/2048 and 17 · 1.193359375.
  func testLineMetricsOfTheSystemFont() {
    let font = Font.systemFont(ofSize: 17)
    assertEqual(font.ascender, 16.1865234375)
    assertEqual(font.descender, -4.1005859375)
    assertEqual(font.lineHeight, 20.287109375)
    assertEqual(font.lineHeight, font.ascender - font.descender)
    assertEqual(font.leading, 0)
  }

  /// As printed on a device for 20 points: 19.04… and −4.82….
  func testMetricsOfTwentyPoints() {
    let font = Font.systemFont(ofSize: 20, weight: .bold)
    XCTAssertEqual(font.ascender, 19.04, accuracy: 0.01)
    XCTAssertEqual(font.descender, -4.82, accuracy: 0.01)
  }

  /// The table of Apple's Human Interface Guidelines for the size "Large".
  func testTextStylesAtTheDefaultSize() {
    let sizes = Font.TextStyle.allCases.map { Font.preferredFont(forTextStyle: $0).pointSize }
    XCTAssertEqual(sizes, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    XCTAssertEqual(Font.preferredFont(forTextStyle: .headline).weight, .semibold)
    XCTAssertEqual(Font.preferredFont(forTextStyle: .body).weight, .regular)
  }

  func testNamedFontsHaveTheWeightTheyAreCalledAfter() {
    XCTAssertEqual(Font(name: "Lato-SemiBold", size: 12)?.weight, .semibold)
    XCTAssertEqual(Font(name: "Pretendard-Bold", size: 12)?.weight, .bold)
    XCTAssertEqual(Font(name: "Avenir-Medium", size: 12)?.weight, .medium)
    XCTAssertEqual(Font(name: "HelveticaNeue", size: 12)?.weight, .regular)
    XCTAssertEqual(Font(name: "Lato-BoldItalic", size: 12)?.isItalic, true)
    XCTAssertEqual(Font(name: "Lato-Bold", size: 12)?.familyName, "Lato")
    XCTAssertEqual(Font(name: "Lato-Bold", size: 12)?.fontName, "Lato-Bold")
    XCTAssertEqual(Font.systemFont(ofSize: 12, weight: .bold).fontName, ".SFUI-Bold")
    XCTAssertEqual(Font.systemFont(ofSize: 12).isSystemFont, true)
    XCTAssertNil(Font(name: "", size: 12))
  }

  func testOtherSizeKeepsTheFace() {
    let font = Font.monospacedDigitSystemFont(ofSize: 12, weight: .bold).withSize(30)
    XCTAssertEqual(font, .monospacedDigitSystemFont(ofSize: 30, weight: .bold))
    XCTAssertNotEqual(font, .boldSystemFont(ofSize: 30))
  }

  func testSizesThatAreNoneMeasureAsNothing() {
    XCTAssertEqual(Font.systemFont(ofSize: -3).lineHeight, 0)
    XCTAssertEqual(Font.systemFont(ofSize: .nan).lineHeight, 0)
  }
}
