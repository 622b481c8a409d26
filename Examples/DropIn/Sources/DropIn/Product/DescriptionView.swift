import SnapKit
import UIKit

/// A heading and a longer text.
final class DescriptionView: ComponentView {
  let heading = UILabel()
  let body = UILabel()

  override func addParts() {
    heading.font = .boldSystemFont(ofSize: 18)
    heading.text = "About it"
    body.font = .systemFont(ofSize: 15)
    body.numberOfLines = 0
    addSubview(heading)
    addSubview(body)
  }

  override func placeParts() {
    heading.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    body.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(Space.small)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }
}
