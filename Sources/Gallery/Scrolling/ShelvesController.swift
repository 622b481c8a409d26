import Foundation
import LayoutDSL

/// A page that scrolls down, with shelves in it that scroll sideways.
///
/// A scroll view has no height of its own, whatever is in it: so that the page knows how high it is, a shelf's is given.
package final class ShelvesController: ViewController {
  package let page = ScrollView()
  package let content = View()
  package let shelves: [Shelf]

  /// - Parameter titles: of the shelves, from top to bottom.
  package init(titles: [String]) {
    shelves = titles.map { Shelf(title: $0, itemCount: 6) }
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(page)
    page.addSubview(content)
    for shelf in shelves { content.addSubview(shelf) }
    page.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    page.constrain(content: content, scrolling: .vertical)
    constrainShelves()
  }

  private func constrainShelves() {
    for shelf in shelves {
      shelf.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
      }
    }
    content.lineUp(shelves, .vertical, gap: 20)
  }
}
