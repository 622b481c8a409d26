import Foundation

/// A view with something done to what is behind it, as `UIVisualEffectView`: stored. What it shows goes into `contentView`, which
/// is as large as the view.
open class VisualEffectView: View {
  open var effect: VisualEffect?
  public let contentView = View()

  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
