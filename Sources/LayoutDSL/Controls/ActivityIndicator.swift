import Foundation

/// A spinner, as `UIActivityIndicatorView`: 20 × 20, 37 × 37 the large one, as in Interface Builder's archives. Hugging and
/// compression resistance 750 along both axes.
open class ActivityIndicator: View {
  /// As `UIActivityIndicatorView.Style`.
  nonisolated public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Stored for pictures.
  open var color: Color! = .systemGray
  public private(set) var isAnimating = false

  /// Whether it is hidden while it does not spin; true by default, so it is hidden at first.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setHugging(.defaultHigh, .defaultHigh)
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
