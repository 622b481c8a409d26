import SnapKit
import UIKit

/// Ten boxes below or beside each other in a scroll view.
final class BoxesController: UIViewController {
  let axis: NSLayoutConstraint.Axis
  let scroller = UIScrollView()
  let content = UIView()
  private(set) var boxes: [UIView] = []

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(content)
    boxes = (0..<10).map { index in
      let box = UIView()
      box.backgroundColor = index.isMultiple(of: 2) ? .systemBlue : .systemRed
      content.addSubview(box)
      return box
    }
    if axis == .vertical { placeColumn() } else { placeRow() }
  }

  private func placeColumn() {
    scroller.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    content.snp.makeConstraints { make in
      make.edges.equalTo(scroller.contentLayoutGuide)
      make.width.equalTo(scroller.frameLayoutGuide)
    }
    for (index, box) in boxes.enumerated() {
      box.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(20)
        make.height.equalTo(150)
        make.top.equalTo(index == 0 ? content.snp.top : boxes[index - 1].snp.bottom).offset(20)
        if index == boxes.count - 1 { make.bottom.equalToSuperview().inset(20) }
      }
    }
  }

  private func placeRow() {
    scroller.snp.makeConstraints { make in
      make.left.right.centerY.equalToSuperview()
      make.height.equalTo(250)
    }
    content.snp.makeConstraints { make in
      make.edges.equalTo(scroller.contentLayoutGuide)
      make.height.equalTo(scroller.frameLayoutGuide)
    }
    for (index, box) in boxes.enumerated() {
      box.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview().inset(20)
        make.width.equalTo(200)
        make.left.equalTo(index == 0 ? content.snp.left : boxes[index - 1].snp.right).offset(20)
        if index == boxes.count - 1 { make.right.equalToSuperview().inset(20) }
      }
    }
  }
}
