import Foundation

/// A bar that fills, as `UIProgressView`: no intrinsic width, 4 points high as in Interface Builder's archives from iOS 14
/// on. Hugging 250 along its length, 750 across.
open class ProgressView: View {
  /// As `UIProgressView.Style` with its raw values. Makes no difference to the size.
  nonisolated public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// Between 0 and 1.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(1, max(0, progress)) }
  }
  open var progressViewStyle = Style.default
  // Stored for pictures.
  open var progressTintColor: Color?
  open var trackTintColor: Color?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultLow, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultLow, .defaultHigh)
  }

  /// There is nothing to animate.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
