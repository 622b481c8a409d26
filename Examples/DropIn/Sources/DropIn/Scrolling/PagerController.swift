import SnapKit
import UIKit

/// Colours to page through, with dots below.
final class PagerController: UIViewController, UIScrollViewDelegate {
  let pager = UIScrollView()
  let strip = UIView()
  let dots = UIPageControl()
  let colors: [UIColor] = [.red, .green, .blue, .yellow, .purple]
  private(set) var pages: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    pager.isPagingEnabled = true
    pager.delegate = self
    dots.numberOfPages = colors.count
    [pager, dots].forEach(view.addSubview)
    pager.addSubview(strip)
    pages = colors.map { color in
      let page = UIView()
      page.backgroundColor = color
      strip.addSubview(page)
      return page
    }
    place()
  }

  private func place() {
    pager.snp.makeConstraints { make in
      make.center.width.equalToSuperview()
      make.height.equalTo(300)
    }
    strip.snp.makeConstraints { make in
      make.edges.equalTo(pager.contentLayoutGuide)
      make.height.equalTo(pager.frameLayoutGuide)
    }
    dots.snp.makeConstraints { make in
      make.top.equalTo(pager.snp.bottom).offset(20)
      make.centerX.equalToSuperview()
    }
    for (index, page) in pages.enumerated() {
      page.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(view)
        make.left.equalTo(index == 0 ? strip.snp.left : pages[index - 1].snp.right)
        if index == pages.count - 1 { make.right.equalToSuperview() }
      }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard view.bounds.width > 0 else { return }
    dots.currentPage = Int((scrollView.contentOffset.x / view.bounds.width).rounded())
  }
}
