import Foundation
import LayoutDSL

/// A title above items that scroll sideways.
package final class Shelf: View {
  package let title = Label()
  package let scroller = ScrollView()
  package let content = View()
  package let items: [View]

  package init(title: String, itemCount: Int) {
    items = (0..<itemCount).map { _ in View() }
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .boldSystemFont(ofSize: 20)
    addSubview(self.title)
    addSubview(scroller)
    scroller.addSubview(content)
    for item in items {
      item.backgroundColor = .systemGreen
      content.addSubview(item)
    }
    constrain()
    constrainItems()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func constrain() {
    title.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview().offset(20)
      make.trailing.lessThanOrEqualToSuperview().offset(-20)
    }
    scroller.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(200)
    }
    scroller.constrain(content: content, scrolling: .horizontal)
  }

  private func constrainItems() {
    for item in items {
      item.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview().inset(20)
        make.width.equalTo(200)
      }
    }
    content.lineUp(items, .horizontal, gap: 20)
  }
}
