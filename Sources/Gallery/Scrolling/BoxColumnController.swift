import LayoutDSL

/// Ten boxes below each other, in a page that scrolls down.
///
/// The content is as wide as the frame, so there is nothing to scroll to at the sides, and the last box closes it at the
/// bottom, which makes the height of the content.
package final class BoxColumnController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let boxes = (0..<10).map { _ in View() }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scroller)
    scroller.addSubview(content)
    for (index, box) in boxes.enumerated() {
      box.backgroundColor = index.isMultiple(of: 2) ? .systemBlue : .systemRed
      content.addSubview(box)
    }
    constrainScroller()
    constrainBoxes()
  }

  private func constrainScroller() {
    scroller.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    scroller.constrain(content: content, scrolling: .vertical)
  }

  private func constrainBoxes() {
    for box in boxes {
      box.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(20)
        make.height.equalTo(150)
      }
    }
    content.lineUp(boxes, .vertical, gap: 20)
  }
}
