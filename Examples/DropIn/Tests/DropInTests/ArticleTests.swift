import LayoutTesting
import UIKit
import XCTest

@testable import DropIn

final class ArticleTests: XCTestCase {
  private static let articles = [
    Article(id: 1, title: "Trees", text: "Of views.", author: "A"),
    Article(id: 2, title: "Constraints", text: "Between views.", author: "B"),
  ]

  @MainActor
  private func make(_ service: SampleArticleService) -> (ArticleListController, UIWindow) {
    let controller = ArticleListController(model: ArticleListModel(service: service))
    return (controller, show(UINavigationController(rootViewController: controller)))
  }

  @MainActor
  func testLoading() async {
    let (controller, window) = make(SampleArticleService(articles: Self.articles))
    XCTAssertFalse(controller.spinner.isHidden)
    XCTAssertTrue(controller.table.isHidden)
    await controller.model.load()
    window.layoutIfNeeded()
    XCTAssertTrue(controller.spinner.isHidden)
    // The field is 56 high; rows of 60 below it.
    XCTAssertEqual(controller.search.frame.size, CGSize(width: 390, height: 56))
    XCTAssertEqual(controller.table.frame.minY, controller.search.frame.maxY)
    XCTAssertEqual(controller.table.visibleCells.map { $0.textLabel?.text }, ["Trees", "Constraints"])
    XCTAssertEqual(controller.table.visibleCells.map(\.frame.minY), [0, 60])
  }

  @MainActor
  func testSearching() async {
    let (controller, window) = make(SampleArticleService(articles: Self.articles))
    await controller.model.load()
    controller.search.searchTextField.insertText("con")
    window.layoutIfNeeded()
    XCTAssertEqual(controller.table.visibleCells.map { $0.textLabel?.text }, ["Constraints"])
  }

  @MainActor
  func testAFaultAndAnotherTry() async {
    let (controller, window) = make(SampleArticleService(loadingFails: true))
    await controller.model.load()
    window.layoutIfNeeded()
    XCTAssertFalse(controller.fault.isHidden)
    XCTAssertEqual(controller.fault.detail.text, "There is no connection.")
    XCTAssertEqual(controller.fault.frame.width, 390)
    XCTAssertTrue(controller.fault.button.userTap())
  }

  @MainActor
  func testDeleting() async {
    let (controller, _) = make(SampleArticleService(articles: Self.articles))
    await controller.model.load()
    await controller.model.delete(at: 0)
    XCTAssertEqual(controller.model.shown.map(\.id), [2])
    let failing = ArticleListModel(service: SampleArticleService(articles: Self.articles, deletingFails: true))
    await failing.load()
    await failing.delete(at: 0)
    XCTAssertEqual(failing.state, .failed("There is no connection."))
    XCTAssertEqual(failing.shown.count, 2)
  }

  @MainActor
  func testReadingOne() async {
    let (controller, window) = make(SampleArticleService(articles: Self.articles))
    await controller.model.load()
    window.layoutIfNeeded()
    controller.table.userSelectRow(at: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    let article = controller.navigationController?.topViewController as? ArticleController
    XCTAssertEqual(article?.heading.text, "Trees")
    guard let article else { return }
    XCTAssertEqual(article.text.frame.minY, article.heading.frame.maxY + 8, accuracy: 0.34)
    XCTAssertEqual(article.heading.frame.width, 358)
  }
}
