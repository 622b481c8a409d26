import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// The search field is 56 high. A row is 12, a title of 61 pixels, 4, an author of 43 pixels, 12 and a separator of one pixel:
/// 62.67 + 0.33 = 63. Titles are at most as wide as the row less 32.
final class ArticleListViewTests: GalleryCase {
  /// Widths of title and author in pixels. In units of which an em has 2816, the titles in semibold have 32297, 21639 and 42425,
  /// at 17 points 194.97, 130.63 and 256.12; the authors have 11680, 11304 and 15104, at 12 points 49.77, 48.17 and 64.36.
  static let allRows: [(title: CGFloat, author: CGFloat)] = [(585, 150), (392, 145), (769, 194)]

  static func frames(
    _ area: CGRect, _ rows: [(title: CGFloat, author: CGFloat)], tableTop: CGFloat = 56, rightToLeft: Bool = false
  ) -> [(String, CGRect)] {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let width = area.width - 32
    var frames = [
      ("list", area), ("search", rect(0, 0, area.width, 56)),
      ("table", rect(0, tableTop, area.width, area.height - tableTop)),
    ]
    for (index, row) in rows.enumerated() {
      frames += [
        ("row\(index)", rect(0, 63 * CGFloat(index), area.width, 63)), ("column\(index)", rect(16, 12, width, 116 / 3)),
        ("title\(index)", rect(rightToLeft ? width - row.title / 3 : 0, 0, row.title / 3, 61 / 3)),
        ("author\(index)", rect(rightToLeft ? width - row.author / 3 : 0, 73 / 3, row.author / 3, 43 / 3)),
      ]
    }
    return frames
  }

  private func checkAll(_ title: String, _ rows: [(title: CGFloat, author: CGFloat)]) throws {
    try check(title, Self.frames(rect(0, 91, 390, 719), rows))
    try check(title, direction: .rightToLeft, Self.frames(rect(0, 91, 390, 719), rows, rightToLeft: true))
    try check(title, at: CGSize(width: 844, height: 390), Self.frames(rect(47, 32, 750, 337), rows))
    try check(title, at: CGSize(width: 320, height: 568), Self.frames(rect(0, 64, 320, 504), rows))
  }

  func testLoaded() throws {
    try checkAll("Articles in a list", Self.allRows)
  }

  func testSearched() throws {
    try checkAll("Articles that were searched for", [Self.allRows[1]])
  }

  /// A title that is too wide is cut off 16 before the edge: 300 - 32.
  func testALongTitle() {
    layoutTest {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let list = ArticleListView()
      root.addSubview(list)
      list.snp.makeConstraints { $0.edges.equalToSuperview() }
      let title = String(repeating: "Long ", count: 40)
      list.show([Article(id: 1, title: title, author: "A", published: .distantPast, text: "")], failure: nil)
      root.layoutIfNeeded()
      guard let row = list.table.visibleCells.first as? ArticleRow else { return XCTFail("no row") }
      // No pixels, so lines are 17 and 12 times 1.193359375 high, and there is no separator.
      assertFrame(row.title, 0, 0, 268, 20.287109375)
      assertFrame(row, 0, 0, 300, 12 + 20.287109375 + 4 + 14.3203125 + 12)
      assertUnambiguous(root)
    }
  }

  func testWhatUsersDoIsToldWithTheArticle() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let list = ArticleListView()
      list.frame = root.bounds
      root.addSubview(list)
      var told: [String] = []
      list.onSearch = { told.append("search \($0)") }
      list.onSelect = { told.append("select \($0.id)") }
      list.onDelete = { told.append("delete \($0)") }
      list.show(Article.samples, failure: nil)
      root.layoutIfNeeded()
      list.search.searchTextField.insertText("a")
      list.table.userSelectRow(at: IndexPath(row: 2, section: 0))
      list.table.userDeleteRow(at: IndexPath(row: 0, section: 0))
      XCTAssertEqual(told, ["search a", "select 3", "delete 1"])
    }
  }

  /// What is shown already is not asked for again: cells stay.
  func testTheSameArticlesKeepTheirRows() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let list = ArticleListView()
      list.frame = root.bounds
      root.addSubview(list)
      list.show(Article.samples, failure: nil)
      root.layoutIfNeeded()
      list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      list.show(Article.samples, failure: "Words")
      root.layoutIfNeeded()
      XCTAssertEqual(list.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      XCTAssertFalse(list.banner.isHidden)
    }
  }
}
