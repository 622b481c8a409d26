import Foundation
import LayoutDSL
import XCTest

/// Widths are those of Tools/word_widths.py, which reads the font files themselves: units of 1/2816 em.
final class StandardTextMeasurerTests: XCTestCase {
  private let measurer = StandardTextMeasurer()

  private func assertUnits(_ text: String, _ font: Font, _ units: [Int], line: UInt = #line) {
    let advances = measurer.advances(of: text, in: font)
    XCTAssertEqual(advances.count, units.count, line: line)
    for (advance, unit) in zip(advances, units) {
      assertEqual(advance, CGFloat(unit) * font.pointSize / 2816, line: line)
    }
  }

  func testLatin() {
    assertUnits(
      "Hello, world", .systemFont(ofSize: 17), [2084, 1640, 668, 668, 1680, 788, 792, 2288, 1680, 1048, 668, 1748])
  }

  /// "Hello" is 6740 of 2816 em: 40.68892045454545 points at 17.
  func testWholeWord() {
    let width = measurer.advances(of: "Hello", in: .systemFont(ofSize: 17)).reduce(0, +)
    assertEqual(width, 40.68892045454545)
  }

  func testWeights() {
    assertUnits("Hello", .systemFont(ofSize: 17, weight: .medium), [2090, 1654, 701, 701, 1696])
    assertUnits("Hello", .systemFont(ofSize: 17, weight: .semibold), [2095, 1669, 734, 734, 1712])
    assertUnits("Hello", .boldSystemFont(ofSize: 17), [2101, 1683, 766, 766, 1728])
  }

  func testOtherWeightsTakeTheNearest() {
    assertUnits("H", .systemFont(ofSize: 17, weight: .ultraLight), [2084])
    assertUnits("H", .systemFont(ofSize: 17, weight: .light), [2084])
    assertUnits("H", .systemFont(ofSize: 17, weight: .heavy), [2101])
    assertUnits("H", .systemFont(ofSize: 17, weight: .black), [2101])
  }

  func testCyrillicGreekAndPunctuation() {
    assertUnits("Привет", .systemFont(ofSize: 17), [2032, 1716, 1680, 1580, 1640, 1504])
    assertUnits("Αθήνα", .systemFont(ofSize: 17), [1904, 1520, 1648, 1632, 1804])
    assertUnits("– … €", .systemFont(ofSize: 17), [1408, 792, 2312, 792, 1872])
  }

  /// The tabular figures of the four weights; letters keep their widths.
  func testMonospacedDigits() {
    assertUnits("1", .systemFont(ofSize: 17), [1308])
    assertUnits("104", .monospacedDigitSystemFont(ofSize: 17, weight: .regular), [1824, 1824, 1824])
    assertUnits("1H", .monospacedDigitSystemFont(ofSize: 17, weight: .medium), [1856, 2090])
    assertUnits("1", .monospacedDigitSystemFont(ofSize: 17, weight: .semibold), [1888])
    assertUnits("1", .monospacedDigitSystemFont(ofSize: 17, weight: .bold), [1920])
  }

  func testIdeographsAndEmojiAreOneEm() {
    assertUnits("中あ한", .systemFont(ofSize: 17), [2816, 2816, 2816])
    assertUnits("😀", .systemFont(ofSize: 17), [2816])
    // A family of three joined, a flag of two letters, a heart and a digit made emoji: one character each.
    assertUnits("👨‍👩‍👧🇺🇿❤️1️⃣", .systemFont(ofSize: 17), [2816, 2816, 2816, 2816])
  }

  /// An e with a combining acute accent is as wide as an e; joiners and controls are nothing, a tab is four spaces.
  func testWhatTakesNoRoom() {
    assertUnits("e\u{301}", .systemFont(ofSize: 17), [1640])
    assertUnits("\u{200B}\u{1}", .systemFont(ofSize: 17), [0, 0])
    assertUnits("\t", .systemFont(ofSize: 17), [4 * 792])
  }
}
