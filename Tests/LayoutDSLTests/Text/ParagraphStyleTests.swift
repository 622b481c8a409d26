import Foundation
import LayoutDSL
import XCTest

/// Paragraph styles and the sizes they make. Characters are 10 wide; a line of 20.48 points is 24.44 high and its baseline
/// 19.5 below its top (20.48/2048 a unit).
final class ParagraphStyleTests: XCTestCase {
  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, _ set: (ParagraphStyle) -> Void
  ) -> TextLayout {
    let style = ParagraphStyle()
    set(style)
    return layout(NSAttributedString(string: text, attributes: [.paragraphStyle: style]), width: width, lines: lines)
  }

  private func layout(_ text: NSAttributedString, width: CGFloat, lines: Int = 0) -> TextLayout {
    var request = TextRequest(text: StyledText(text, font: .systemFont(ofSize: 20.48)))
    request.maximumWidth = width
    request.maximumLineCount = lines
    return LineBreaker.layout(request, TenPointCharacters())
  }

  /// What a multiple adds comes on top: the baseline moves down by as much.
  func testMultiplesOfTheLineHeight() {
    let layout = layout("aa\nbb") { $0.lineHeightMultiple = 1.5 }
    // 24.44 · 1.5 = 36.66, 12.22 more.
    assertEqual(layout.size.height, 73.32)
    assertEqual(layout.firstBaseline, 31.72)
    assertEqual(layout.lastBaseline, 68.38)
  }

  func testLimitsOfTheLineHeight() {
    let high = layout("aa") { $0.minimumLineHeight = 30 }
    assertEqual(high.size.height, 30)
    assertEqual(high.firstBaseline, 19.5 + 5.56)
    let low = layout("aa") { $0.maximumLineHeight = 20 }
    assertEqual(low.size.height, 20)
    assertEqual(low.firstBaseline, 19.5 - 4.44)
    // The greatest height has the last word.
    let both = layout("aa") {
      $0.minimumLineHeight = 40
      $0.maximumLineHeight = 30
      $0.lineHeightMultiple = 9
    }
    assertEqual(both.size.height, 30)
  }

  /// Spacing is between paragraphs, on top of that between lines, and neither above the first nor below the last.
  func testSpacingOfParagraphs() {
    let layout = layout("aa bb\ncc", width: 25) {
      $0.lineSpacing = 1
      $0.paragraphSpacing = 4
      $0.paragraphSpacingBefore = 8
    }
    XCTAssertEqual(layout.lines.count, 3)
    // Three lines, 1 after the first, 1 + 4 + 8 after the second.
    assertEqual(layout.size.height, 3 * 24.44 + 14)
    assertEqual(layout.lines[1].top, 25.44)
    assertEqual(layout.lines[2].top, 2 * 24.44 + 14)
    assertEqual(layout.lines[2].bottom, layout.size.height)
  }

  /// The first line has room for "aa bb" after 20, the others for "cc" and "dd" alone after 40.
  func testIndents() {
    let layout = layout("aa bb cc dd", width: 70) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 40
    }
    XCTAssertEqual(layout.lines.map(\.width), [50, 20, 20])
    // 20 + 50 and 40 + 20.
    assertEqual(layout.size.width, 70)
  }

  func testTailIndents() {
    // 70 less 25 from the end, or 45 from the beginning: "aa b" or no more than that.
    for tail in [-25, 45] as [CGFloat] {
      XCTAssertEqual(layout("aa b cc", width: 70) { $0.tailIndent = tail }.lines.map(\.width), [40, 20])
    }
    // What is kept clear at the end belongs to the width, so that nothing wraps at it.
    assertEqual(layout("aa bb") { $0.tailIndent = -25 }.size.width, 75)
    XCTAssertEqual(layout("aa bb", width: 75) { $0.tailIndent = -25 }.lines.count, 1)
  }

  func testEachParagraphHasItsOwn() {
    let text = NSMutableAttributedString(string: "")
    for (string, height) in [("a\n", 30), ("b\n", 40), ("c", 50)] as [(String, CGFloat)] {
      let style = ParagraphStyle()
      style.minimumLineHeight = height
      text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
    }
    XCTAssertEqual(layout(text, width: 100).lines.map(\.bottom), [30, 70, 120])
    // A paragraph without one in between has the height of its font.
    text.removeAttribute(.paragraphStyle, range: NSRange(location: 2, length: 2))
    let mixed = layout(text, width: 100)
    assertEqual(mixed.lines[1].bottom, 54.44)
    assertEqual(mixed.size.height, 104.44)
  }

  func testTheStyleSaysHowLinesBreak() {
    XCTAssertEqual(layout("aaa bbb", width: 50) { $0.lineBreakMode = .byCharWrapping }.lines.map(\.width), [50, 20])
    XCTAssertEqual(layout("aaa bbb", width: 50) { _ in }.lines.map(\.width), [30, 30])
  }

  func testNumbersThatMakeNoSense() {
    let plain = layout("aa\nbb") { _ in }
    let odd = layout("aa\nbb") {
      $0.lineSpacing = -5
      $0.paragraphSpacing = .nan
      $0.headIndent = -.infinity
      $0.tailIndent = .nan
      $0.minimumLineHeight = .infinity
      $0.maximumLineHeight = -1
      $0.lineHeightMultiple = .nan
    }
    XCTAssertEqual(odd, plain)
  }

  /// In a label: as wide as the indent and the text, as high as its lines.
  func testInALabel() {
    onMainActor {
      let root = makeRoot(390, 844)
      root.textMeasurer = TenPointCharacters()
      let label = Label()
      let style = ParagraphStyle()
      style.minimumLineHeight = 28
      style.firstLineHeadIndent = 12
      label.font = .systemFont(ofSize: 20.48)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "aa\nbb", attributes: [.paragraphStyle: style, .font: Font.systemFont(ofSize: 20.48)])
      root.addSubview(label)
      label.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 32, 56)
      let line = View()
      root.addSubview(line)
      line.snp.makeConstraints { make in make.top.equalTo(label.snp.firstBaseline) }
      root.layoutIfNeeded()
      // 19.5 and what 28 has more than 24.44.
      assertEqual(line.frame.minY, 23.06)
    }
  }
}
