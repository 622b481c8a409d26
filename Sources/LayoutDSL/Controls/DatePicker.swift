import Foundation

/// A date to choose, as `UIDatePicker`: wheels, a calendar, or capsules that show one. Hugging and compression resistance 750
/// along both axes.
///
/// Wheels are 320 × 216, as in Interface Builder's archives. Capsules are a line of 17 points with 7 points above and below and
/// 12 beside it, 8 points apart; the date is written as `Nov 23, 2021` and the time as `9:41 AM`. A calendar is 320 × 330, 50
/// more with a time. These are observed sizes without a public source.
open class DatePicker: Control {
  /// As `UIDatePicker.Mode` with its raw values.
  nonisolated public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// How it looks, as `UIDatePickerStyle` with its raw values.
  nonisolated public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// Kept between the minimum and the maximum where there are any. Setting it sends nothing.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture)
      contentChanged(datePickerStyle == .compact)
    }
  }
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged(datePickerMode != oldValue) } }
  /// The style it should have; `automatic` by default.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { contentChanged(preferredDatePickerStyle != oldValue) }
  }
  /// The style it has: `compact` where any may be had, and wheels for a timer, as since iOS 14.
  public var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The zone the date is shown in; Greenwich's by default, so that every machine shows the same.
  open var timeZone: TimeZone! = .gmt { didSet { contentChanged(timeZone != oldValue) } }
  /// In minutes; stored for pictures.
  open var minuteInterval = 1
  /// In seconds, for a timer; 0 by default. Setting it sends nothing.
  open var countDownDuration: TimeInterval = 0

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

  /// Chooses a date as a user does, and sends `valueChanged`.
  public func pick(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact, .automatic: capsules
    case .inline where datePickerMode == .time: capsules
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 380 : 330)
    case .wheels: CGSize(width: 320, height: 216)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func contentChanged(_ isAnother: Bool) {
    if isAnother { invalidateIntrinsicContentSize() }
  }

  /// What is written on the capsules.
  var writtenDate: [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let day = "\(months[(parts.month ?? 1) - 1]) \(parts.day ?? 1), \(parts.year ?? 1)"
    let time = "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    switch datePickerMode {
    case .date: return [day]
    case .time: return [time]
    case .dateAndTime, .countDownTimer: return [day, time]
    }
  }

  private var capsules: CGSize {
    let texts = writtenDate.map { text in
      let request = TextRequest(text: StyledText(text, font: .systemFont(ofSize: 17)))
      return roundedUpToPixels(measuringContext.layout(request).size)
    }
    let gaps = CGFloat(texts.count - 1) * 8
    return CGSize(
      width: texts.reduce(gaps) { $0 + $1.width + 24 }, height: (texts.map(\.height).max() ?? 0) + 14)
  }
}
