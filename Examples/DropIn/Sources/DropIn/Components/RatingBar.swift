import SnapKit
import UIKit

/// Five stars to touch.
final class RatingBar: ComponentView {
  let stars = UIStackView()
  var onChange: ((Int) -> Void)?

  private var buttons: [UIButton] { stars.arrangedSubviews.compactMap { $0 as? UIButton } }

  override func addParts() {
    stars.spacing = Space.tiny
    stars.distribution = .fillEqually
    for _ in 1...5 {
      let star = UIButton()
      star.tintColor = .systemYellow
      star.setImage(UIImage(systemName: "star"), for: .normal)
      star.setImage(UIImage(systemName: "star.fill"), for: .selected)
      stars.addArrangedSubview(star)
    }
    addSubview(stars)
  }

  override func placeParts() {
    stars.snp.makeConstraints { $0.edges.equalToSuperview() }
    for star in buttons {
      star.snp.makeConstraints { $0.size.equalTo(30) }
    }
  }

  override func wireParts() {
    for (index, star) in buttons.enumerated() {
      star.addAction(
        UIAction { [weak self] _ in
          self?.rating = index + 1
          self?.onChange?(index + 1)
        }, for: .touchUpInside)
    }
  }

  var rating = 0 {
    didSet {
      for (index, star) in buttons.enumerated() { star.isSelected = index < rating }
    }
  }
}
