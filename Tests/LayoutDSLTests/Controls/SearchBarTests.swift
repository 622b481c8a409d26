import Foundation
import LayoutDSL
import XCTest

final class SearchBarTests: XCTestCase {
  func testTheFieldInTheBar() {
    onMainActor {
      let root = makeRoot(320, 100)
      let bar = SearchBar()
      root.addSubview(bar)
      bar.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(bar.frame, 0, 0, 320, 56)
      // 8 and 10 from the edges.
      assertEqual(bar.searchTextField.frame, 8, 10, 304, 36)
      bar.showsCancelButton = true
      root.layoutIfNeeded()
      let cancel = bar.subviews.compactMap { $0 as? Button }.first
      let width = cancel?.intrinsicContentSize.width ?? 0
      XCTAssertGreaterThan(width, 30)
      assertEqual(bar.searchTextField.frame, 8, 10, 296 - width, 36)
      assertEqual(cancel?.frame ?? .zero, 312 - width, 10, width, 36)
    }
  }

  func testTyping() {
    onMainActor {
      let (bar, searcher) = (SearchBar(), Searcher())
      bar.delegate = searcher
      bar.placeholder = "Search"
      bar.returnKeyType = .search
      XCTAssertEqual(bar.searchTextField.returnKeyType, .search)
      bar.searchTextField.insertText("swift")
      bar.searchTextField.pressReturn()
      bar.userCancel()
      bar.resignFirstResponder()
      XCTAssertEqual(searcher.heard, ["begin", "swift", "search", "cancel", "end"])
      XCTAssertEqual(bar.text, "swift")
    }
  }

  func testPullingToRefresh() {
    onMainActor {
      let (scroller, control, searcher) = (ScrollView(), RefreshControl(), Searcher())
      scroller.refreshControl = control
      control.addAction(for: .valueChanged) { searcher.heard.append("refresh") }
      control.userPull()
      control.userPull()
      XCTAssertTrue(control.isRefreshing)
      XCTAssertEqual(searcher.heard, ["refresh"])
      control.endRefreshing()
      XCTAssertFalse(control.isRefreshing)
    }
  }

  func testContentOfAnEffectFillsIt() {
    onMainActor {
      let view = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
      XCTAssertEqual(view.contentView.frame, view.frame)
    }
  }

  func testMenusAndTheirActions() {
    onMainActor {
      let searcher = Searcher()
      let menu = Menu(
        title: "Sort", children: [Action(title: "Name", state: .on) { searcher.heard.append($0.title) }])
      XCTAssertEqual(menu.children.map(\.title), ["Name"])
      (menu.children.first as? Action)?.perform()
      XCTAssertEqual(searcher.heard, ["Name"])
    }
  }
}

private final class Searcher: SearchBarDelegate {
  var heard: [String] = []

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { heard.append(searchText) }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { heard.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { heard.append("end") }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { heard.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { heard.append("cancel") }
}
