import Foundation
import LayoutDSL

/// The screen of the list: shows the model in one of three views, and hands on to it what users do.
package final class ArticleListController: ViewController {
  package let loadingView = LoadingView()
  package let listView = ArticleListView()
  package let errorView = EmptyStateView()

  private let model: ArticleListModel
  private let start: (@escaping PendingWork.Work) -> Void
  private var binding: ModelBinding?

  /// - Parameters:
  ///   - model: what to show. It is told to load when the screen's view is made.
  ///   - start: has asynchronous work done, on the actor the screen belongs to.
  package init(model: ArticleListModel, start: @escaping (@escaping PendingWork.Work) -> Void) {
    self.model = model
    self.start = start
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.surface
    loadingView.label.text = "Loading…"
    [loadingView, listView, errorView].forEach(view.addSubview)
    constrain()
    connect()
    binding = ModelBinding(of: view) { [weak self] in self?.showModel() }
    load()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    binding?.update()
  }

  private func constrain() {
    for whole in [loadingView, listView] {
      whole.snp.makeConstraints { make in
        make.edges.equalTo(view.safeAreaLayoutGuide)
      }
    }
    errorView.snp.makeConstraints { make in
      make.leading.trailing.centerY.equalTo(view.safeAreaLayoutGuide)
    }
  }

  private func connect() {
    listView.onSearch = { [model] in model.searchText = $0 }
    listView.onSelect = { [weak self] article in
      self?.navigationController?.pushViewController(ArticleController(ArticleDetailModel(article)), animated: true)
    }
    listView.onDelete = { [model, start] id in
      start { await model.delete(id) }
    }
    listView.banner.onDismiss = { [model] in model.dismissDeletionFailure() }
  }

  private func load() {
    let model = model
    start { await model.load() }
  }

  private func showModel() {
    loadingView.isHidden = model.state != .loading
    listView.isHidden = model.state != .loaded
    listView.show(model.shown, failure: model.deletionFailure)
    if case .error(let message) = model.state { show(error: message) } else { errorView.isHidden = true }
  }

  private func show(error: String) {
    errorView.isHidden = false
    errorView.configure(
      picture: Image(systemName: "exclamationmark.triangle"), title: "That did not work", detail: error,
      button: "Try again"
    ) { [weak self] in self?.load() }
  }
}
