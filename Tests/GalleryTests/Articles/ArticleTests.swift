import Foundation
import Gallery
import XCTest

final class ArticleTests: XCTestCase {
  func testThereAndBackThroughJSON() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    XCTAssertEqual(try decoder.decode([Article].self, from: encoder.encode(Article.samples)), Article.samples)
  }

  func testSamplesDiffer() {
    XCTAssertEqual(Article.samples.map(\.id), [1, 2, 3])
  }

  func testDetail() {
    let article = Article(
      id: 1, title: "T", author: "Ada Lind", published: Date(timeIntervalSince1970: 86_400 * 31 - 1), text: "A\n\nB")
    let detail = ArticleDetailModel(article)
    XCTAssertEqual(detail.title, "T")
    // The last second of the first month of 1970, wherever this machine is.
    XCTAssertEqual(detail.byline, "Ada Lind · 1970-01-31")
    XCTAssertEqual(detail.text, "A\n\nB")
  }
}
