import SnapKit
import UIKit

/// A number in a capsule, as wide as it needs to be; nothing for 0.
final class CountBadge: ComponentView {
  let number = UILabel()

  override func addParts() {
    backgroundColor = .systemRed
    number.font = .systemFont(ofSize: 12, weight: .bold)
    number.textColor = .white
    number.textAlignment = .center
    addSubview(number)
  }

  override func placeParts() {
    number.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(6)
      make.top.bottom.equalToSuperview().inset(2)
    }
  }

  var count = 0 {
    didSet {
      isHidden = count <= 0
      number.text = count > 99 ? "99+" : String(count)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
