import Foundation

/// A value to drag along a line, as `UISlider`: no intrinsic width, 30 points high in a frame of 31 that reaches 2 points
/// further on each side (Interface Builder's archives have x 14, width 347 and height 31 for one 16 points from the edges
/// of 375). Hugging 250 along its length, 750 across.
open class Slider: Control {
  /// Kept between minimum and maximum. Setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(maximumValue, max(minimumValue, newValue)) }
  }
  /// 0 by default. One above the maximum moves that.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// 1 by default. One below the minimum moves that.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var isContinuous = true
  // Stored for pictures.
  open var minimumTrackTintColor: Color?
  open var maximumTrackTintColor: Color?
  open var thumbTintColor: Color?

  private var storedValue: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultLow, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultLow, .defaultHigh)
  }

  /// Setting it sends nothing; there is nothing to animate.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Moves the thumb as a user does, and sends `valueChanged`.
  public func drag(to value: Float) {
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 30) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
