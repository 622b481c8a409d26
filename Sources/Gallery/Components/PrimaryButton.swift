import Foundation
import LayoutDSL

/// The button for what a screen is about, 50 points high: a title, before it an icon if there is one, or a spinner while what
/// it does is under way.
package final class PrimaryButton: Component {
  package let content = StackView()
  package let icon = ImageView()
  package let title = Label()
  package let spinner = ActivityIndicator(style: .medium)

  /// Called after a tap, when the button has shown that it was tapped.
  package var onTap: (() -> Void)?

  /// Whether it can be tapped at all.
  package var isEnabled = true { didSet { showState() } }

  /// Whether the spinner stands in for the title. It cannot be tapped then.
  package var isLoading = false { didSet { showState() } }

  package override func setUpViews() {
    backgroundColor = Palette.accent
    layer.cornerRadius = 12
    title.font = Typeface.action
    title.textColor = Palette.onAccent
    icon.tintColor = Palette.onAccent
    icon.isHidden = true
    spinner.color = Palette.onAccent
    content.axis = .horizontal
    content.alignment = .center
    content.spacing = Spacing.small
    content.addArrangedSubview(icon)
    content.addArrangedSubview(title)
    addSubview(content)
    addSubview(spinner)
  }

  package override func setUpConstraints() {
    snp.makeConstraints { $0.height.equalTo(50) }
    // Not required, as the stack wants no width at all of an icon that is hidden.
    icon.snp.makeConstraints { $0.size.equalTo(20).priority(999) }
    content.snp.makeConstraints { $0.center.equalToSuperview() }
    spinner.snp.makeConstraints { $0.center.equalToSuperview() }
  }

  package override func setUpBindings() {
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.tapped() })
  }

  package func configure(title text: String, icon image: Image? = nil) {
    title.text = text
    icon.image = image
    icon.isHidden = image == nil
  }

  private func showState() {
    isUserInteractionEnabled = isEnabled && !isLoading
    alpha = isLoading ? 0.7 : isEnabled ? 1 : 0.5
    content.isHidden = isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Gives way a little, then springs back.
  private func tapped() {
    View.animate(withDuration: 0.1) {
      transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    } completion: { [weak self] _ in
      guard let self else { return }
      View.animate(withDuration: 0.1) { self.transform = .identity }
      onTap?()
    }
  }
}
