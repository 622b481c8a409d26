import Foundation
import LayoutDSL

/// The price, the price there was before, and the name below on as many lines as it needs. As high as its content.
package final class ProductInfoView: Component {
  package let priceLabel = Label()
  package let formerPriceLabel = Label()
  package let nameLabel = Label()

  package override func setUpViews() {
    priceLabel.font = .systemFont(ofSize: 24, weight: .bold)
    priceLabel.textColor = .systemRed
    formerPriceLabel.textColor = .systemGray
    nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    nameLabel.numberOfLines = 0
    [priceLabel, formerPriceLabel, nameLabel].forEach(addSubview)
  }

  package override func setUpConstraints() {
    priceLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }
    formerPriceLabel.snp.makeConstraints { make in
      make.leading.equalTo(priceLabel.snp.trailing).offset(8)
      make.bottom.equalTo(priceLabel)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(priceLabel.snp.bottom).offset(12)
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview()
    }
  }

  package func show(_ product: Product) {
    priceLabel.text = product.price
    nameLabel.text = product.name
    formerPriceLabel.attributedText = product.formerPrice.map { price in
      NSAttributedString(string: price, attributes: [NSAttributedString.Key.strikethroughStyle: 1])
    }
  }
}
