import Foundation

/// Wheels to choose from, as `UIPickerView`: 320 × 216. Hugging and compression resistance 750 along both axes. What is on
/// the wheels makes no difference to the size and is not asked for.
open class PickerView: View {
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
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
