import Foundation

/// Dots for pages, as `UIPageControl` before iOS 14: dots of 7 points with 9 between them, 37 points high, as Interface
/// Builder's archives have it (39 × 37 for three pages). Later archives have 27.5 for the height, and no widths of their own.
/// Hugging and compression resistance 750 along both axes.
open class PageControl: Control {
  /// Not below 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      currentPage = storedPage
    }
  }
  /// Kept between the first page and the last. Setting it sends nothing.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }
  /// Whether there is nothing to see of a single page; has no effect on the size.
  open var hidesForSinglePage = false
  // Stored for pictures.
  open var pageIndicatorTintColor: Color?
  open var currentPageIndicatorTintColor: Color?

  private var storedPage = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultHigh, .defaultHigh)
  }

  /// The size for a number of pages.
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: count > 0 ? CGFloat(16 * count - 9) : 0, height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
