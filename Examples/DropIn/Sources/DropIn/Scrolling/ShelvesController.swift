import SnapKit
import UIKit

/// Shelves that scroll sideways in a page that scrolls down.
final class ShelvesController: UIViewController {
  let page = UIScrollView()
  let column = UIStackView()
  private(set) var shelves: [UIScrollView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    page.addSubview(column)
    column.axis = .vertical
    column.spacing = Space.medium
    page.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    column.snp.makeConstraints { make in
      make.edges.equalTo(page.contentLayoutGuide)
      make.width.equalTo(page.frameLayoutGuide)
    }
    shelves = (0..<5).map { _ in makeShelf() }
    shelves.forEach(column.addArrangedSubview)
  }

  private func makeShelf() -> UIScrollView {
    let shelf = UIScrollView()
    let row = UIStackView(arrangedSubviews: (0..<6).map { _ in UIView() })
    row.spacing = Space.small
    shelf.addSubview(row)
    shelf.snp.makeConstraints { $0.height.equalTo(200) }
    row.snp.makeConstraints { make in
      make.edges.equalTo(shelf.contentLayoutGuide)
      make.height.equalTo(shelf.frameLayoutGuide)
    }
    for book in row.arrangedSubviews {
      book.snp.makeConstraints { $0.width.equalTo(120) }
    }
    return shelf
  }
}
