import Foundation
import LayoutDSL
import XCTest

final class AttributedTextTests: XCTestCase {
  func testRunsOfAnAttributedString() {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: Font.boldSystemFont(ofSize: 20)])
    text.append(NSAttributedString(string: "world", attributes: [.kern: 2]))
    let styled = StyledText(text, font: .systemFont(ofSize: 17))
    XCTAssertEqual(
      styled.runs,
      [
        StyledText.Run(text: "Hello ", font: .boldSystemFont(ofSize: 20)),
        StyledText.Run(text: "world", font: .systemFont(ofSize: 17), kern: 2),
      ])
  }

  func testLineSpacingOfTheParagraph() {
    let style = ParagraphStyle()
    style.lineSpacing = 6
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    XCTAssertEqual(StyledText(text, font: .systemFont(ofSize: 17)).paragraphs.map(\.lineSpacing), [6])
    style.lineSpacing = -6
    XCTAssertEqual(StyledText(text, font: .systemFont(ofSize: 17)).paragraphs.map(\.lineSpacing), [0])
  }

  /// Characters of 10 points in lines of 20.48: 19.5 above the baseline and 4.94 below it.
  private func layout(_ text: NSAttributedString, width: CGFloat = .infinity) -> TextLayout {
    var request = TextRequest(text: StyledText(text, font: .systemFont(ofSize: 20.48)))
    request.maximumWidth = width
    return LineBreaker.layout(request, TenPointCharacters())
  }

  /// 30 wide and 40 high on the baseline: the line is as high as that and what the text has below.
  func testAttachmentsTakeTheirRoom() {
    let text = NSMutableAttributedString(string: "ab ")
    let attachment = TextAttachment(image: Image(size: CGSize(width: 30, height: 40)))
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "c"))
    let line = layout(text)
    assertEqual(line.size.width, 70)
    assertEqual(line.size.height, 44.94)
    assertEqual(line.firstBaseline, 40)
    // Lines break on both sides of it.
    let lines = layout(text, width: 35)
    XCTAssertEqual(lines.lines.map(\.width), [20, 30, 10])
    // 24.44 for the first and the last.
    assertEqual(lines.size.height, 93.82)
    // 8 below the baseline, and 12 above, less than the text.
    attachment.bounds = CGRect(x: 0, y: -8, width: 20, height: 20)
    let lowered = layout(text)
    assertEqual(lowered.size.width, 60)
    assertEqual(lowered.size.height, 27.5)
    assertEqual(lowered.firstBaseline, 19.5)
    attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)
    assertEqual(layout(text).size.width, 40)
  }

  func testTextAboveAndBelowTheBaseline() {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: 6]))
    assertEqual(layout(text).size.height, 30.44)
    assertEqual(layout(text).firstBaseline, 25.5)
    text.append(NSAttributedString(string: "3", attributes: [.baselineOffset: -3.5]))
    assertEqual(layout(text).size.height, 33.94)
    assertEqual(layout(text).firstBaseline, 25.5)
  }

  func testOtherAttributesMakeNoDifference() {
    let text = NSMutableAttributedString(string: "$199.99")
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: text.length))
    let font = Font.systemFont(ofSize: 17)
    let struck = LineBreaker.layout(TextRequest(text: StyledText(text, font: font)), StandardTextMeasurer())
    let plain = LineBreaker.layout(TextRequest(text: StyledText("$199.99", font: font)), StandardTextMeasurer())
    XCTAssertEqual(struck, plain)
  }

  /// What is an attribute of a text can be replaced, and is found again as what it is.
  func testAttributesAreReplaced() {
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.foregroundColor: Color.red, .font: Font.systemFont(ofSize: 12)])
    let whole = NSRange(location: 0, length: 5)
    let spaced = ParagraphStyle()
    spaced.lineSpacing = 4
    text.addAttribute(.paragraphStyle, value: ParagraphStyle(), range: whole)
    text.addAttribute(.paragraphStyle, value: spaced, range: whole)
    text.addAttribute(.foregroundColor, value: Color.blue, range: NSRange(location: 1, length: 2))
    text.addAttributes([.font: Font.boldSystemFont(ofSize: 12)], range: whole)
    XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color, .red)
    XCTAssertEqual(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? Color, .blue)
    XCTAssertEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? Font, .boldSystemFont(ofSize: 12))
    XCTAssertEqual((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle)?.lineSpacing, 4)
  }
}
