import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// The screen from state to state. Each test awaits the work that it has caused.
///
/// Below the bar of 44 the screen is (0, 91, 390, 719). A row is 12, a title of 61 pixels, 4, an author of 43 pixels, 12 and
/// the pixel of the separator high: 63 points.
final class ArticleListControllerTests: XCTestCase {
  @MainActor
  func testFromLoadingToTheList() async {
    let stage = ArticleStage()
    XCTAssertEqual(stage.seen, ["loading"])
    XCTAssertTrue(stage.controller.loadingView.spinner.isAnimating)
    assertFrame(stage.controller.loadingView, 0, 91, 390, 719)
    XCTAssertEqual(stage.navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    XCTAssertFalse(stage.work.isEmpty)
    await stage.work.finish()
    // What has changed is shown in a pass.
    XCTAssertEqual(stage.seen, ["loading"])
    stage.layOut()
    XCTAssertEqual(stage.seen, ["list"])
    XCTAssertFalse(stage.controller.loadingView.spinner.isAnimating)
    assertFrame(stage.list, 0, 91, 390, 719)
    assertFrame(stage.list.search, 0, 0, 390, 56)
    assertFrame(stage.list.table, 0, 56, 390, 663)
    XCTAssertEqual(stage.titles, ["Constraints by example", "What is MVVM?", "Testing views without a screen"])
    XCTAssertEqual(stage.rows.map(\.author.text), ["Ada Lind", "Ben Okri", "Cleo Marsh"])
    for (index, row) in stage.rows.enumerated() { assertFrame(row, 0, 63 * CGFloat(index), 390, 63) }
    XCTAssertEqual(stage.list.table.contentSize, CGSize(width: 390, height: 189))
    XCTAssertTrue(stage.list.banner.isHidden)
    XCTAssertTrue(stage.list.nothingFound.isHidden)
    assertUnambiguous(stage.window)
    assertNoConflicts(stage.window)
  }

  @MainActor
  func testAnErrorAndAnotherTry() async {
    let service = MockArticleService()
    service.loadingError = ArticleServiceError.unreachable
    let stage = ArticleStage(service)
    await stage.work.finish()
    stage.layOut()
    XCTAssertEqual(stage.seen, ["error"])
    let error = stage.controller.errorView
    XCTAssertEqual(error.detail.text, "The server cannot be reached.")
    assertFrame(error, 0, 317, 390, 267)
    assertUnambiguous(stage.window)
    service.loadingError = nil
    XCTAssertTrue(error.button.userTap())
    service.holdsAnswers = true
    let retry = Task.immediate { await stage.work.finish() }
    stage.layOut()
    XCTAssertEqual(stage.seen, ["loading"])
    service.answer()
    await retry.value
    stage.layOut()
    XCTAssertEqual(stage.seen, ["list"])
    XCTAssertEqual(stage.rows.count, 3)
  }

  @MainActor
  func testSearching() async {
    let stage = ArticleStage()
    await stage.work.finish()
    stage.layOut()
    let field = stage.list.search.searchTextField
    field.insertText("IN")
    stage.layOut()
    XCTAssertEqual(stage.titles, ["Constraints by example", "Testing views without a screen"])
    assertFrame(stage.rows[1], 0, 63, 390, 63)
    XCTAssertEqual(stage.list.table.contentSize.height, 126)
    field.insertText("g")
    stage.layOut()
    XCTAssertEqual(stage.titles, ["Testing views without a screen"])
    assertFrame(stage.rows[0], 0, 0, 390, 63)
    field.insertText("?")
    stage.layOut()
    XCTAssertEqual(stage.titles, [])
    XCTAssertFalse(stage.list.nothingFound.isHidden)
    // In the middle of the table, at 56 + 663 / 2 = 387.5. 413 x 61 pixels: from (390 - 413 / 3) / 2, which is 378.5 pixels
    // and rounds to 379; from 387.5 - 61 / 6 = 1132 pixels.
    assertFrame(stage.list.nothingFound, 379 / 3, 1132 / 3, 413 / 3, 61 / 3)
    field.clear()
    stage.layOut()
    XCTAssertEqual(stage.titles.count, 3)
    XCTAssertTrue(stage.list.nothingFound.isHidden)
    XCTAssertTrue(field.isFirstResponder)
    stage.list.search.userSearch()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertTrue(stage.work.isEmpty)
    assertNoConflicts(stage.window)
  }

  @MainActor
  func testDeleting() async {
    let stage = ArticleStage()
    await stage.work.finish()
    stage.layOut()
    stage.service.holdsAnswers = true
    stage.list.table.userSwipeRow(at: IndexPath(row: 1, section: 0), edge: .trailing)
    stage.list.table.performSwipeAction(at: 0)
    let deletion = Task.immediate { await stage.work.finish() }
    stage.layOut()
    // Gone before the service has answered.
    XCTAssertEqual(stage.titles, ["Constraints by example", "Testing views without a screen"])
    assertFrame(stage.rows[1], 0, 63, 390, 63)
    stage.service.answer()
    await deletion.value
    stage.layOut()
    XCTAssertEqual(stage.titles, ["Constraints by example", "Testing views without a screen"])
    XCTAssertEqual(stage.service.stored.map(\.id), [1, 3])
    XCTAssertTrue(stage.list.banner.isHidden)
  }

  /// The banner of two lines is 12 + 36 + 12 = 60 high; the table below it has 663 - 60 = 603 left.
  @MainActor
  func testADeletionThatFails() async {
    let stage = ArticleStage()
    await stage.work.finish()
    stage.layOut()
    stage.service.deletionError = ArticleServiceError.refused(status: 403)
    stage.service.holdsAnswers = true
    stage.list.table.userDeleteRow(at: IndexPath(row: 1, section: 0))
    let deletion = Task.immediate { await stage.work.finish() }
    stage.layOut()
    XCTAssertEqual(stage.titles.count, 2)
    assertFrame(stage.list.table, 0, 56, 390, 663)
    stage.service.answer()
    await deletion.value
    stage.layOut()
    // The list is there, the article back in its place, and why above.
    XCTAssertEqual(stage.seen, ["list"])
    XCTAssertEqual(stage.titles, ["Constraints by example", "What is MVVM?", "Testing views without a screen"])
    assertFrame(stage.rows[1], 0, 63, 390, 63)
    XCTAssertFalse(stage.list.banner.isHidden)
    XCTAssertEqual(
      stage.list.banner.message.text, "“What is MVVM?” could not be deleted. The server refused with status 403.")
    assertFrame(stage.list.banner, 0, 56, 390, 60)
    assertFrame(stage.list.table, 0, 116, 390, 603)
    assertUnambiguous(stage.window)
    XCTAssertTrue(stage.list.banner.dismissButton.userTap())
    stage.layOut()
    XCTAssertTrue(stage.list.banner.isHidden)
    assertFrame(stage.list.table, 0, 56, 390, 663)
    assertNoConflicts(stage.window)
  }

  @MainActor
  func testReadingAnArticle() async throws {
    let stage = ArticleStage()
    await stage.work.finish()
    stage.layOut()
    stage.list.table.userSelectRow(at: IndexPath(row: 2, section: 0))
    stage.layOut()
    let article = try XCTUnwrap(stage.navigation.topViewController as? ArticleController)
    XCTAssertEqual(article.heading.text, "Testing views without a screen")
    XCTAssertEqual(article.byline.text, "Cleo Marsh · 2026-03-01")
    XCTAssertEqual(article.text.text, "A frame is four numbers. Work them out by hand first.")
    XCTAssertNil(stage.list.table.indexPathForSelectedRow)
    stage.navigation.popViewController(animated: true)
    stage.layOut()
    XCTAssertTrue(stage.navigation.topViewController === stage.controller)
    XCTAssertEqual(stage.titles.count, 3)
    // The list is not asked for again.
    XCTAssertTrue(stage.work.isEmpty)
  }

  /// Sideways the bar is 32 high, and 47 are left out at both sides: (47, 32, 750, 337).
  @MainActor
  func testTurningThePhone() async {
    let stage = ArticleStage()
    await stage.work.finish()
    stage.layOut()
    stage.window.rotate(to: .landscapeLeft)
    assertFrame(stage.list, 47, 32, 750, 337)
    assertFrame(stage.list.table, 0, 56, 750, 281)
    XCTAssertEqual(stage.titles.count, 3)
    for (index, row) in stage.rows.enumerated() { assertFrame(row, 0, 63 * CGFloat(index), 750, 63) }
    assertUnambiguous(stage.window)
  }

  @MainActor
  func testMoreArticlesThanAreSeen() async {
    let articles = (1...100).map { number in
      Article(id: number, title: "Article \(number)", author: "A", published: .distantPast, text: "")
    }
    let stage = ArticleStage(MockArticleService(articles))
    await stage.work.finish()
    stage.layOut()
    // 663 / 63 = 10.5.
    XCTAssertEqual(stage.rows.count, 11)
    stage.list.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    stage.layOut()
    XCTAssertEqual(stage.rows.last?.title.text, "Article 100")
    // 100 x 63 - 663.
    XCTAssertEqual(stage.list.table.contentOffset.y, 5637)
    stage.list.search.searchTextField.insertText("99")
    stage.layOut()
    XCTAssertEqual(stage.titles, ["Article 99"])
    // One row does not leave anything to scroll.
    XCTAssertEqual(stage.list.table.contentOffset.y, 0)
    assertFrame(stage.rows[0], 0, 0, 390, 63)
  }

  /// Neither the closures between screen, model and views nor the binding hold the screen.
  @MainActor
  func testNothingIsLeftOfAScreen() async {
    weak var controller: ArticleListController?
    weak var model: ArticleListModel?
    do {
      let stage = ArticleStage()
      await stage.work.finish()
      stage.layOut()
      controller = stage.controller
      model = stage.model
      XCTAssertNotNil(controller)
    }
    XCTAssertNil(controller)
    XCTAssertNil(model)
  }
}
