import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// 24, a picture of 80, 16, a title of 20 points, 72 pixels, 8, a line of 14 points, 16.71 and so 51 pixels, 24, a button of 50, 24:
/// 24 + 80 + 16 + 24 + 8 + 17 + 24 + 50 + 24 = 267. "The server cannot be reached." has 40920 units of which an em has 2816: at
/// 14 points it is 203.44 wide, which fits on one line everywhere.
final class ArticleErrorTests: GalleryCase {
  private let title = "Articles that did not come"

  private func frames(_ error: CGRect) -> [(String, CGRect)] {
    let width = error.width
    return [
      ("error", error), ("picture", rect((width - 80) / 2, 24, 80, 80)), ("title", rect(24, 120, width - 48, 24)),
      ("detail", rect(24, 152, width - 48, 17)), ("button", rect(40, 193, width - 80, 50)),
    ]
  }

  func testFrames() throws {
    // In the middle of what is below the bar: 91 + (719 - 267) / 2.
    try check(title, frames(rect(0, 317, 390, 267)))
    try check(title, direction: .rightToLeft, frames(rect(0, 317, 390, 267)))
    // 32 + (337 - 267) / 2, in 750.
    try check(title, at: sideways, frames(rect(47, 67, 750, 267)))
    // 64 + (504 - 267) / 2 = 182.5, 547.5 pixels, rounds to 548.
    try check(title, at: small, frames(rect(0, 548 / 3, 320, 267)))
  }

  /// A message of 37 characters of 10 points takes two lines in 390 - 48 = 342: 33.41, 101 pixels, and so 50 pixels more.
  func testALongMessageTakesLines() throws {
    let service = MockArticleService()
    service.loadingError = ArticleServiceError.refused(status: 12345)
    try onMainActor {
      let stage = ArticleStage(service)
      stage.window.textMeasurer = TenPointCharacters()
      stage.work.finishAtOnce()
      stage.layOut()
      let error = stage.controller.errorView
      XCTAssertEqual(try XCTUnwrap(error.detail.text).count, 37)
      assertFrame(error.detail, 24, 152, 342, 101 / 3)
      XCTAssertEqual(error.frame.height, 267 + 50.0 / 3, accuracy: 0.001)
      assertUnambiguous(stage.window)
    }
  }
}
