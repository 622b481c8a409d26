import SnapKit
import UIKit

/// Articles in a list with a search field; a spinner while they are loaded, a fault with a way out.
final class ArticleListController: UIViewController {
  let search = UISearchBar()
  let table = UITableView()
  let spinner = UIActivityIndicatorView(style: .large)
  let fault = EmptyStateView()
  let model: ArticleListModel

  init(model: ArticleListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
    search.delegate = self
    fault.title.text = "That did not work"
    fault.button.show("Try again")
    fault.button.onTap = { [weak self] in self?.reload() }
    [search, table, spinner, fault].forEach(view.addSubview)
    place()
    model.onChange = { [weak self] in self?.show() }
    show()
  }

  private func place() {
    search.snp.makeConstraints { $0.top.leading.trailing.equalTo(view.safeAreaLayoutGuide) }
    table.snp.makeConstraints { make in
      make.top.equalTo(search.snp.bottom)
      make.leading.trailing.bottom.equalTo(view.safeAreaLayoutGuide)
    }
    spinner.snp.makeConstraints { $0.center.equalToSuperview() }
    fault.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.centerY.equalTo(view.safeAreaLayoutGuide)
    }
  }

  private func show() {
    let isLoading = model.state == .loading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    [search, table].forEach { $0.isHidden = model.state != .loaded }
    if case .failed(let reason) = model.state {
      fault.isHidden = false
      fault.detail.text = reason
    } else {
      fault.isHidden = true
    }
    table.reloadData()
  }

  func reload() {
    Task { await model.load() }
  }
}

extension ArticleListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.textLabel?.text = model.shown[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ArticleController(model.shown[indexPath.row]), animated: true)
  }
}

extension ArticleListController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { model.search = searchText }
}

/// An article to read.
final class ArticleController: UIViewController {
  let heading = UILabel()
  let text = UILabel()

  init(_ article: Article) {
    super.init(nibName: nil, bundle: nil)
    heading.text = article.title
    text.text = article.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.font = .boldSystemFont(ofSize: 22)
    heading.numberOfLines = 0
    text.numberOfLines = 0
    [heading, text].forEach(view.addSubview)
    heading.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(Space.medium)
      make.leading.trailing.equalToSuperview().inset(Space.medium)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(Space.small)
      make.leading.trailing.equalTo(heading)
    }
  }
}
