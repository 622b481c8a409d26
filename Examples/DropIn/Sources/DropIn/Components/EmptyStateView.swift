import SnapKit
import UIKit

/// What is shown where there is nothing yet: a picture, two texts and something to do.
final class EmptyStateView: ComponentView {
  let picture = UIImageView()
  let title = UILabel()
  let detail = UILabel()
  let button = PrimaryButton()

  override func addParts() {
    picture.tintColor = .systemGray3
    picture.contentMode = .scaleAspectFit
    title.font = .systemFont(ofSize: 20, weight: .bold)
    title.textAlignment = .center
    detail.font = .systemFont(ofSize: 14)
    detail.textColor = Palette.faintText
    detail.textAlignment = .center
    detail.numberOfLines = 0
    [picture, title, detail, button].forEach(addSubview)
  }

  override func placeParts() {
    picture.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Space.large)
      make.centerX.equalToSuperview()
      make.size.equalTo(80)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(Space.medium)
      make.leading.trailing.equalToSuperview().inset(Space.large)
    }
    detail.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(Space.small)
      make.leading.trailing.equalTo(title)
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(detail.snp.bottom).offset(Space.large)
      make.leading.trailing.equalToSuperview().inset(40)
      make.bottom.equalToSuperview().inset(Space.large)
    }
  }
}
