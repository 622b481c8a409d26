import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// A heading of 22 points is a line of 26.25, 79 pixels; the byline of 13 is 15.51, 47 pixels: 20, 79, 24, 47 pixels and 16 more
/// make 258 pixels, 86. "Ben Okri · 2026-02-12" has 29656 units of which an em has 2816: at 13 points 136.91, 411 pixels.
final class ArticleControllerTests: GalleryCase {
  private let title = "An article to read"

  /// - Parameter text: the height of the text in pixels.
  private func frames(_ area: CGRect, text: CGFloat, rightToLeft: Bool = false) -> [(String, CGRect)] {
    let width = area.width
    return [
      ("scroller", area), ("content", rect(0, 0, width, 86 + text / 3 + 20)),
      ("heading", rect(20, 20, width - 40, 79 / 3)),
      ("byline", rect(rightToLeft ? width - 20 - 137 : 20, 163 / 3, 137, 47 / 3)),
      ("text", rect(20, 86, width - 40, text / 3)),
    ]
  }

  /// Lines of 17 points are 20.287 high. The text breaks where the next word would not fit; widths are units times 17 / 2816.
  func testFrames() throws {
    // "… the view is" 307.35, "what … view model is" 321.21, "what … between." 211.92 in 350: 60.86, 183 pixels.
    try check(title, frames(rect(0, 91, 390, 719), text: 183))
    try check(title, direction: .rightToLeft, frames(rect(0, 91, 390, 719), text: 183, rightToLeft: true))
    // "… is what" 677.75, "happens in between." 167.51 in 710: 40.57, 122 pixels.
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 32, 750, 337), text: 122))
    // "… there is, the" 247.66, "view … and the" 267.03, "view … happens in" 246.14, "between." in 280: 81.15, 244 pixels.
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 64, 320, 504), text: 244))
  }

  func testALongArticleScrolls() {
    layoutTest {
      let article = Article(
        id: 1, title: "T", author: "A", published: .distantPast,
        text: (1...100).map { "Line \($0)" }.joined(separator: "\n"))
      let controller = ArticleController(ArticleDetailModel(article))
      let window = phone(controller)
      // 100 lines of 20.287109375, rounded up to 6087 pixels.
      XCTAssertEqual(controller.text.frame.height, 2029, accuracy: 0.001)
      XCTAssertEqual(controller.scroller.contentSize.height, 86 + 2029 + 20, accuracy: 0.001)
      controller.scroller.userScroll(y: 10_000)
      // 2135 - 763.
      XCTAssertEqual(controller.scroller.contentOffset.y, 1372, accuracy: 0.001)
      assertUnambiguous(window)
    }
  }
}
