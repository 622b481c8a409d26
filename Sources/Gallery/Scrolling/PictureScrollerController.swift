import Foundation
import LayoutDSL

/// Pictures to page through, each as wide as the screen, and dots that say which one is seen.
package final class PictureScrollerController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let dots = PageControl()
  package let pictures: [View]

  /// - Parameter colors: of the pictures, from left to right.
  package init(colors: [Color] = [.red, .green, .blue, .yellow, .purple]) {
    pictures = colors.map { color in
      let picture = View()
      picture.backgroundColor = color
      return picture
    }
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.delegate = self
    dots.numberOfPages = pictures.count
    dots.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      show(page: dots.currentPage)
    }
    view.addSubview(scroller)
    scroller.addSubview(content)
    view.addSubview(dots)
    for picture in pictures { content.addSubview(picture) }
    constrain()
    constrainPictures()
  }

  private func constrain() {
    scroller.snp.makeConstraints { make in
      make.center.width.equalToSuperview()
      make.height.equalTo(300)
    }
    scroller.constrain(content: content, scrolling: .horizontal)
    dots.snp.makeConstraints { make in
      make.top.equalTo(scroller.snp.bottom).offset(20)
      make.centerX.equalToSuperview()
    }
  }

  private func constrainPictures() {
    for picture in pictures {
      picture.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(view.snp.width)
      }
    }
    content.lineUp(pictures, .horizontal)
  }

  private func show(page: Int) {
    scroller.setContentOffset(CGPoint(x: CGFloat(page) * scroller.bounds.width, y: 0), animated: true)
  }

  /// The offset stays as it is when the screen turns, but the pages get another width.
  package override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = dots.currentPage
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.view.layoutIfNeeded()
      self?.show(page: page)
    })
  }
}

extension PictureScrollerController: ScrollViewDelegate {
  package func scrollViewDidScroll(_ scrollView: ScrollView) {
    let width = view.frame.width
    guard width > 0 else { return }
    dots.currentPage = Int((scrollView.contentOffset.x / width).rounded())
  }
}
