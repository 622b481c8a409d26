import Foundation
import LayoutDSL

/// Articles in rows below a field to search them, and what failed in between.
package final class ArticleListView: Component {
  package let column = StackView()
  package let search = SearchBar()
  package let banner = FailureBanner()
  package let table = TableView()
  package let nothingFound = Label()

  package var onSearch: ((String) -> Void)?
  package var onSelect: ((Article) -> Void)?
  package var onDelete: ((Article.ID) -> Void)?

  private var articles: [Article] = []

  package override func setUpViews() {
    search.placeholder = "Search"
    table.register(ArticleRow.self, forCellReuseIdentifier: ArticleRow.identifier)
    // What a row measures at three pixels a point, so that rows which were not seen yet are not taken for less.
    table.estimatedRowHeight = 63
    nothingFound.text = "No articles found"
    nothingFound.textColor = Palette.faintText
    nothingFound.isHidden = true
    banner.isHidden = true
    column.axis = .vertical
    [search, banner, table].forEach(column.addArrangedSubview)
    [column, nothingFound].forEach(addSubview)
  }

  package override func setUpConstraints() {
    column.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    nothingFound.snp.makeConstraints { make in
      make.center.equalTo(table)
    }
  }

  package override func setUpBindings() {
    search.delegate = self
    table.dataSource = self
    table.delegate = self
  }

  /// - Parameters:
  ///   - articles: one for each row.
  ///   - failure: for the banner; nil for none.
  package func show(_ articles: [Article], failure: String?) {
    banner.isHidden = failure == nil
    banner.message.text = failure
    nothingFound.isHidden = !articles.isEmpty
    guard articles != self.articles else { return }
    self.articles = articles
    table.reloadData()
  }
}

extension ArticleListView: TableViewDataSource {
  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ArticleRow.identifier, for: indexPath)
    (cell as? ArticleRow)?.show(articles[indexPath.row])
    return cell
  }

  package func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(articles[indexPath.row].id) }
  }
}

extension ArticleListView: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(articles[indexPath.row])
  }
}

extension ArticleListView: SearchBarDelegate {
  package func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { onSearch?(searchText) }

  package func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }
}
