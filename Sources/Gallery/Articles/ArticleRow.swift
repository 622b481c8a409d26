import Foundation
import LayoutDSL

/// Title and author of an article, below each other.
package final class ArticleRow: TableViewCell {
  package static let identifier = "article"

  package let column = StackView()
  package let title = Label()
  package let author = Label()

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    author.font = .preferredFont(forTextStyle: .caption1)
    author.textColor = Palette.faintText
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Spacing.tiny
    column.addArrangedSubview(title)
    column.addArrangedSubview(author)
    contentView.addSubview(column)
    column.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(12)
      make.leading.trailing.equalToSuperview().inset(Spacing.medium)
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package func show(_ article: Article) {
    title.text = article.title
    author.text = article.author
  }
}
