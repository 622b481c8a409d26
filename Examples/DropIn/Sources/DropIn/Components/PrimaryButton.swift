import SnapKit
import UIKit

/// A wide button that shows that it is busy.
final class PrimaryButton: ComponentView {
  let content = UIStackView()
  let icon = UIImageView()
  let title = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  var onTap: (() -> Void)?

  override func addParts() {
    backgroundColor = Palette.accent
    layer.cornerRadius = 12
    title.font = .boldSystemFont(ofSize: 16)
    title.textColor = .white
    icon.tintColor = .white
    spinner.color = .white
    content.axis = .horizontal
    content.alignment = .center
    content.spacing = Space.small
    content.addArrangedSubview(icon)
    content.addArrangedSubview(title)
    addSubview(content)
    addSubview(spinner)
  }

  override func placeParts() {
    snp.makeConstraints { $0.height.equalTo(50) }
    // Not required: hidden, the stack has it be 0 wide.
    icon.snp.makeConstraints { $0.size.equalTo(20).priority(999) }
    content.snp.makeConstraints { $0.center.equalToSuperview() }
    spinner.snp.makeConstraints { $0.center.equalToSuperview() }
  }

  override func wireParts() {
    addGestureRecognizer(TapRecognizer { [weak self] in self?.tapped() })
  }

  func show(_ text: String, icon image: UIImage? = nil) {
    title.text = text
    icon.image = image
    icon.isHidden = image == nil
  }

  var isBusy = false {
    didSet {
      isUserInteractionEnabled = !isBusy
      alpha = isBusy ? 0.7 : 1
      content.isHidden = isBusy
      if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }

  private func tapped() {
    UIView.animate(withDuration: 0.1) {
      self.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    } completion: { _ in
      UIView.animate(withDuration: 0.1) { self.transform = .identity }
      self.onTap?()
    }
  }
}
