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
    XCTAssertEqual(StyledText(text, font: .systemFont(ofSize: 17)).lineSpacing, 6)
    style.lineSpacing = -6
    XCTAssertEqual(StyledText(text, font: .systemFont(ofSize: 17)).lineSpacing, 0)
  }

  func testOtherAttributesMakeNoDifference() {
    let text = NSMutableAttributedString(string: "$199.99")
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: text.length))
    let font = Font.systemFont(ofSize: 17)
    let struck = LineBreaker.layout(TextRequest(text: StyledText(text, font: font)), StandardTextMeasurer())
    let plain = LineBreaker.layout(TextRequest(text: StyledText("$199.99", font: font)), StandardTextMeasurer())
    XCTAssertEqual(struck, plain)
  }
}
