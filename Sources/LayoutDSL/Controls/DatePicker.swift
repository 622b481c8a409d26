import Foundation

/// Wheels for a date, as `UIDatePicker` in the style `wheels`: 320 × 216. Hugging and compression resistance 750 along both
/// axes.
open class DatePicker: Control {
  /// As `UIDatePicker.Mode` with its raw values. Makes no difference to the size.
  nonisolated public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// Kept between the minimum and the maximum where there are any. Setting it sends nothing.
  open var date: Date {
    get { storedDate }
    set { storedDate = min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture) }
  }
  open var datePickerMode = Mode.dateAndTime
  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultHigh, .defaultHigh)
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Turns the wheels as a user does, and sends `valueChanged`.
  public func pick(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
