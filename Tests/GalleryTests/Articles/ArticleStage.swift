import Foundation
import Gallery
import LayoutDSL
import XCTest

/// The list of articles on a phone, with a service in memory whose articles have not been asked for yet.
#if MainActorViews
  @MainActor
#endif
final class ArticleStage {
  let service: MockArticleService
  let model: ArticleListModel
  let work = PendingWork()
  let controller: ArticleListController
  let navigation: NavigationController
  let window: Window

  init(_ service: MockArticleService = MockArticleService(), _ orientation: InterfaceOrientation = .portrait) {
    self.service = service
    model = ArticleListModel(service: service)
    controller = ArticleListController(model: model, start: work.add)
    navigation = NavigationController(rootViewController: controller)
    window = phone(navigation, orientation)
  }

  var list: ArticleListView { controller.listView }

  /// The rows that are seen, from top to bottom.
  var rows: [ArticleRow] { list.table.visibleCells.compactMap { $0 as? ArticleRow } }

  var titles: [String?] { rows.map(\.title.text) }

  func layOut() { window.layoutIfNeeded() }

  /// Which of the three views is there.
  var seen: [String] {
    let views: [(name: String, view: View)] = [
      ("loading", controller.loadingView), ("list", list), ("error", controller.errorView),
    ]
    return views.filter { !$0.view.isHidden }.map(\.name)
  }
}
