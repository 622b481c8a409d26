import SnapKit
import UIKit

/// Price, what it was before, and the name below.
final class ProductInfoView: ComponentView {
  let price = UILabel()
  let formerPrice = UILabel()
  let name = UILabel()

  override func addParts() {
    price.font = .systemFont(ofSize: 24, weight: .bold)
    price.textColor = .systemRed
    formerPrice.textColor = .gray
    name.font = .systemFont(ofSize: 20, weight: .semibold)
    name.numberOfLines = 0
    [price, formerPrice, name].forEach(addSubview)
  }

  override func placeParts() {
    price.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    formerPrice.snp.makeConstraints { make in
      make.leading.equalTo(price.snp.trailing).offset(Space.small)
      make.bottom.equalTo(price)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(price.snp.bottom).offset(12)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  func show(name text: String, price now: String, former: String) {
    name.text = text
    price.text = now
    formerPrice.attributedText = NSAttributedString(
      string: former, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
  }
}
