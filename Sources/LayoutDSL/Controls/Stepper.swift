import Foundation

/// A minus and a plus, as `UIStepper`: 94 × 32, as in Interface Builder's archives from iOS 13 on. Hugging and compression
/// resistance 750 along both axes.
open class Stepper: Control {
  /// Kept between minimum and maximum. Setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(maximumValue, max(minimumValue, newValue)) }
  }
  /// 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// What a tap adds or takes away; 1 by default, and not below or at 0.
  open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }
  /// Whether it goes on at the other end.
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true

  private var storedValue = 0.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultHigh, .defaultHigh)
  }

  /// Taps on plus as a user does; sends `valueChanged` if the value changes.
  public func increment() { step(by: stepValue, pastTheEnd: minimumValue) }

  /// Taps on minus as a user does; sends `valueChanged` if the value changes.
  public func decrement() { step(by: -stepValue, pastTheEnd: maximumValue) }

  private func step(by amount: Double, pastTheEnd: Double) {
    let old = value
    let next = old + amount
    value = wraps && (next > maximumValue || next < minimumValue) ? pastTheEnd : next
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
