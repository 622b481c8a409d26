import Foundation
import LayoutDSL
import XCTest

/// At 28.16 points a unit of the font is a hundredth of a point. From Tools/word_widths.py, in regular: a 15.88, b 17.48,
/// the space 7.92, the hyphen 12.96, 1 13.08. A line is 28.16 · 2444/2048 = 33.605 high and its baseline
/// 28.16 · 1950/2048 = 26.8125 below its top.
final class LineBreakerTests: XCTestCase {
  private let font = Font.systemFont(ofSize: 28.16)
  private let lineHeight: CGFloat = 33.605

  private func layout(_ text: String, width: CGFloat = .infinity, lines: Int = 0, byCharacter: Bool = false)
    -> TextLayout
  {
    var request = TextRequest(text: StyledText(text, font: font))
    request.maximumWidth = width
    request.maximumLineCount = lines
    request.breaksByCharacter = byCharacter
    return LineBreaker.layout(request, StandardTextMeasurer())
  }

  /// The lines as text.
  private func lines(_ text: String, width: CGFloat, lines count: Int = 0, byCharacter: Bool = false) -> [String] {
    let characters = Array(text)
    return layout(text, width: width, lines: count, byCharacter: byCharacter).lines
      .map { String(characters[$0.characters]) }
  }

  func testOneLine() {
    let layout = layout("aaaa bbb")
    // 4 · 15.88 + 7.92 + 3 · 17.48
    assertEqual(layout.size.width, 123.88)
    assertEqual(layout.size.height, lineHeight)
    assertEqual(layout.firstBaseline, 26.8125)
    assertEqual(layout.lastBaseline, 26.8125)
    XCTAssertFalse(layout.isTruncated)
  }

  func testBreaksBetweenWords() {
    // "aa bb " is 2 · 15.88 + 7.92 + 2 · 17.48 = 74.64 without its last space; "aa" follows, 31.76.
    let layout = layout("aa bb aa", width: 80)
    XCTAssertEqual(layout.lines.map(\.characters), [0..<6, 6..<8])
    assertEqual(layout.lines[0].width, 74.64)
    assertEqual(layout.lines[1].width, 31.76)
    assertEqual(layout.size.width, 74.64)
    assertEqual(layout.size.height, 2 * lineHeight)
    assertEqual(layout.lastBaseline, lineHeight + 26.8125)
  }

  func testExactlyFittingWidthIsEnough() {
    XCTAssertEqual(lines("aa bb", width: 74.64), ["aa bb"])
    XCTAssertEqual(lines("aa bb", width: 74.63), ["aa ", "bb"])
  }

  func testSpacesHangOverTheEnd() {
    XCTAssertEqual(lines("aa    bb", width: 40), ["aa    ", "bb"])
    // At the end of the text they count as far as there is room.
    assertEqual(layout("aa ").size.width, 39.68)
    assertEqual(layout("aa ", width: 35).size.width, 35)
  }

  func testWordsTooWideAreBrokenByCharacter() {
    // Three b are 52.44, two 34.96.
    XCTAssertEqual(lines("bbbbb", width: 40), ["bb", "bb", "b"])
    XCTAssertEqual(lines("a bbbbb", width: 40), ["a ", "bb", "bb", "b"])
    XCTAssertEqual(lines("bb", width: 1), ["b", "b"])
  }

  func testByCharacterFillsLines() {
    // "aa b" is 57.16, "aa bb" 74.64.
    XCTAssertEqual(lines("aa bbb", width: 60, byCharacter: true), ["aa b", "bb"])
  }

  func testNewlines() {
    XCTAssertEqual(layout("a\nb\r\na").lines.map(\.characters), [0..<1, 2..<3, 4..<5])
    XCTAssertEqual(layout("a\n\nb").lines.map(\.characters), [0..<1, 2..<2, 3..<4])
    XCTAssertEqual(layout("a\n").lines.map(\.characters), [0..<1, 2..<2])
    XCTAssertEqual(layout("a\u{2028}b").lines.count, 2)
    assertEqual(layout("a\n\nb").size.height, 3 * lineHeight)
  }

  func testLimitedNumberOfLines() {
    let cut = layout("aa bb aa bb", width: 40, lines: 2)
    XCTAssertEqual(cut.lines.map(\.characters), [0..<3, 3..<6])
    XCTAssertTrue(cut.isTruncated)
    assertEqual(cut.size.height, 2 * lineHeight)
    XCTAssertFalse(layout("aa bb", width: 40, lines: 2).isTruncated)
    XCTAssertTrue(layout("a\nb", lines: 1).isTruncated)
  }

  func testHyphensAndSlashes() {
    // "aa-" is 44.72.
    XCTAssertEqual(lines("aa-bb", width: 50), ["aa-", "bb"])
    XCTAssertEqual(lines("aa/bb", width: 50), ["aa/", "bb"])
    // Not before a digit: 44.72 + 13.08 is too wide, so the word is broken by character.
    XCTAssertEqual(lines("aa-11", width: 50), ["aa-", "11"])
    XCTAssertEqual(lines("a aa-1", width: 60), ["a ", "aa-1"])
  }

  func testNoBreakAtNoBreakSpaces() {
    XCTAssertEqual(lines("a b\u{A0}b", width: 60), ["a ", "b\u{A0}b"])
    XCTAssertEqual(lines("aa\u{200B}bb", width: 50), ["aa\u{200B}", "bb"])
  }

  /// Ideographs are 28.16 wide; there is no break before closing punctuation nor after an opening bracket.
  func testIdeographs() {
    XCTAssertEqual(lines("中中中中", width: 60), ["中中", "中中"])
    XCTAssertEqual(lines("中中。中", width: 60), ["中", "中。", "中"])
    XCTAssertEqual(lines("中「中」", width: 60), ["中", "「中", "」"])
    XCTAssertEqual(lines("a中", width: 30), ["a", "中"])
  }

  func testEmptyTextHasNoLines() {
    XCTAssertEqual(layout("").size, .zero)
    XCTAssertEqual(layout("").lines, [])
  }

  /// The larger font of a line decides its height: 56.32 points are 67.21 high with a baseline 53.625 down.
  func testRunsOfSeveralFonts() {
    var request = TextRequest(
      text: StyledText(runs: [
        StyledText.Run(text: "aa ", font: font), StyledText.Run(text: "b", font: font.withSize(56.32)),
        StyledText.Run(text: " aa", font: font, kern: 1),
      ]))
    let one = LineBreaker.layout(request, StandardTextMeasurer())
    // 31.76 + 7.92 + 34.96 + (7.92 + 1) + 2 · (15.88 + 1)
    assertEqual(one.size.width, 117.32)
    assertEqual(one.size.height, 67.21)
    assertEqual(one.firstBaseline, 53.625)

    request.maximumWidth = 80
    request.text.paragraphs = [ParagraphMetrics(lineSpacing: 5)]
    let two = LineBreaker.layout(request, StandardTextMeasurer())
    XCTAssertEqual(two.lines.map(\.characters), [0..<5, 5..<7])
    assertEqual(two.size.height, 67.21 + 5 + lineHeight)
    assertEqual(two.lastBaseline, 67.21 + 5 + 26.8125)
  }
}
