import Foundation

/// An on-off switch, as `UISwitch`: intrinsic 49 × 31 in a frame of 51 × 31 (openradar 31777116). Hugging and compression
/// resistance 750 along both axes.
open class Switch: Control {
  /// Setting it sends nothing.
  open var isOn = false
  // Stored for pictures.
  open var onTintColor: Color?
  open var thumbTintColor: Color?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultHigh, .defaultHigh)
  }

  /// Setting it sends nothing; there is nothing to animate.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Turns the switch over as a user does, and sends `valueChanged`.
  open override func performPrimaryAction() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package override func touched() { performPrimaryAction() }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  /// The frame reaches 2 points further to the right.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}
