import Foundation
import LayoutDSL

/// An article to read, as long as it may be.
package final class ArticleController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let heading = Label()
  package let byline = Label()
  package let text = Label()

  package init(_ article: ArticleDetailModel) {
    super.init(nibName: nil, bundle: nil)
    heading.text = article.title
    byline.text = article.byline
    text.text = article.text
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.surface
    heading.font = .boldSystemFont(ofSize: 22)
    heading.numberOfLines = 0
    byline.font = .systemFont(ofSize: 13)
    byline.textColor = Palette.faintText
    text.numberOfLines = 0
    view.addSubview(scroller)
    scroller.addSubview(content)
    for part in [heading, byline, text] { content.addSubview(part) }
    constrain()
  }

  private func constrain() {
    scroller.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    scroller.constrain(content: content, scrolling: .vertical)
    heading.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(20)
    }
    byline.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(Spacing.small)
      make.leading.equalTo(heading)
      make.trailing.lessThanOrEqualTo(heading)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(byline.snp.bottom).offset(Spacing.medium)
      make.leading.trailing.equalTo(heading)
      make.bottom.equalToSuperview().offset(-20)
    }
  }
}
