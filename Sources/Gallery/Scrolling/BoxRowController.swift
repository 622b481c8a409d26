import LayoutDSL

/// Ten boxes beside each other, in a strip that scrolls sideways.
///
/// The other way round than the column: the content is as high as the frame, and the last box closes it at the right.
package final class BoxRowController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let boxes = (0..<10).map { _ in View() }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scroller)
    scroller.addSubview(content)
    for box in boxes {
      box.backgroundColor = .systemGreen
      content.addSubview(box)
    }
    constrainScroller()
    constrainBoxes()
  }

  private func constrainScroller() {
    scroller.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.centerY.equalToSuperview()
      make.height.equalTo(250)
    }
    scroller.constrain(content: content, scrolling: .horizontal)
  }

  private func constrainBoxes() {
    for box in boxes {
      box.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview().inset(20)
        make.width.equalTo(200)
      }
    }
    content.lineUp(boxes, .horizontal, gap: 20)
  }
}
