import Foundation
import LayoutDSL

/// The articles' screens in each of their states, with a service in memory.
extension Example {
  static var articles: [Example] {
    [
      articlesLoading, articlesLoaded, articlesError, articlesSearch, articlesDeletionFailure, articleDetail,
    ]
  }

  static var articlesLoading: Example {
    Example(screen: "articles-loading", "Articles on their way") { stage in
      let screen = ArticleScreen(on: stage)
      let view = screen.controller.loadingView
      stage.name("loading", view)
      stage.name("spinner", view.spinner)
      stage.name("label", view.label)
      stage.layOut()
    }
  }

  static var articlesLoaded: Example {
    Example(screen: "articles", "Articles in a list") { stage in
      let screen = ArticleScreen(on: stage)
      screen.work.finishAtOnce()
      screen.nameList()
      stage.layOut()
    }
  }

  static var articlesError: Example {
    Example(screen: "articles-error", "Articles that did not come") { stage in
      let service = MockArticleService()
      service.loadingError = ArticleServiceError.unreachable
      let screen = ArticleScreen(on: stage, service)
      screen.work.finishAtOnce()
      let view = screen.controller.errorView
      stage.name("error", view)
      stage.name("picture", view.picture)
      stage.name("title", view.title)
      stage.name("detail", view.detail)
      stage.name("button", view.button)
      stage.layOut()
    }
  }

  static var articlesSearch: Example {
    Example(screen: "articles-search", "Articles that were searched for") { stage in
      let screen = ArticleScreen(on: stage)
      screen.work.finishAtOnce()
      stage.root.layoutIfNeeded()
      screen.controller.listView.search.searchTextField.insertText("mvvm")
      screen.nameList()
      stage.layOut()
    }
  }

  static var articlesDeletionFailure: Example {
    Example(screen: "articles-deletion-failure", "An article that could not be deleted") { stage in
      let service = MockArticleService()
      service.deletionError = ArticleServiceError.refused(status: 403)
      let screen = ArticleScreen(on: stage, service)
      screen.work.finishAtOnce()
      stage.root.layoutIfNeeded()
      screen.controller.listView.table.userDeleteRow(at: IndexPath(row: 1, section: 0))
      screen.work.finishAtOnce()
      let banner = screen.controller.listView.banner
      stage.name("banner", banner)
      stage.name("message", banner.message)
      stage.name("dismiss", banner.dismissButton)
      screen.nameList()
      stage.layOut()
    }
  }

  static var articleDetail: Example {
    Example(screen: "article", "An article to read") { stage in
      let screen = ArticleScreen(on: stage)
      screen.work.finishAtOnce()
      stage.root.layoutIfNeeded()
      screen.controller.listView.table.userSelectRow(at: IndexPath(row: 1, section: 0))
      guard let article = screen.navigation.topViewController as? ArticleController else { return }
      article.loadViewIfNeeded()
      stage.name("scroller", article.scroller)
      stage.name("content", article.content)
      stage.name("heading", article.heading)
      stage.name("byline", article.byline)
      stage.name("text", article.text)
      stage.layOut()
    }
  }
}

/// The list of articles in a navigation controller, on a stage.
private struct ArticleScreen {
  let work = PendingWork()
  let controller: ArticleListController
  let navigation: NavigationController
  private let stage: Stage

  init(on stage: Stage, _ service: MockArticleService = MockArticleService()) {
    self.stage = stage
    controller = ArticleListController(model: ArticleListModel(service: service), start: work.add)
    navigation = NavigationController(rootViewController: controller)
    stage.show(navigation)
  }

  /// Names the parts of the list and of the rows that are seen.
  func nameList() {
    let list = controller.listView
    stage.root.layoutIfNeeded()
    stage.name("list", list)
    stage.name("search", list.search)
    stage.name("table", list.table)
    for (index, row) in list.table.visibleCells.compactMap({ $0 as? ArticleRow }).enumerated() {
      stage.name("row\(index)", row)
      stage.name("column\(index)", row.column)
      stage.name("title\(index)", row.title)
      stage.name("author\(index)", row.author)
    }
  }
}
