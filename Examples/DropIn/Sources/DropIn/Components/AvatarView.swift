import SnapKit
import UIKit

/// A face in a circle, or initials, with a dot for who is there.
final class AvatarView: ComponentView {
  let picture = UIImageView()
  let initials = UILabel()
  let dot = UIView()

  override func addParts() {
    backgroundColor = .systemGray5
    initials.font = .systemFont(ofSize: 20, weight: .bold)
    initials.textColor = .systemGray
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    dot.backgroundColor = .systemGreen
    dot.layer.borderColor = UIColor.white.cgColor
    dot.layer.borderWidth = 2
    [initials, picture, dot].forEach(addSubview)
  }

  override func placeParts() {
    picture.snp.makeConstraints { $0.edges.equalToSuperview() }
    initials.snp.makeConstraints { $0.center.equalToSuperview() }
    dot.snp.makeConstraints { make in
      make.size.equalTo(14)
      make.trailing.bottom.equalToSuperview()
    }
  }

  func show(_ image: UIImage?, initials text: String, isOnline: Bool) {
    picture.image = image
    initials.text = text
    initials.isHidden = image != nil
    dot.isHidden = !isOnline
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [self, picture, dot] { view.layer.cornerRadius = view.bounds.height / 2 }
  }
}
