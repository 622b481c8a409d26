import Foundation

/// Wheels to choose from, as `UIPickerView`: 320 × 216, as in Interface Builder's archives. (A device has 162 for the height
/// where the vertical size class is compact.) Hugging and compression resistance 750 along both axes. What is on
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
