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
