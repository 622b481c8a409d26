import SnapKit
import UIKit

/// How many, and the button that orders; above the home indicator.
final class OrderBar: ComponentView {
  let line = UIView()
  let amount = UIStepper()
  let order = UIButton(type: .system)

  override func addParts() {
    backgroundColor = .white
    line.backgroundColor = .systemGray5
    order.setTitle("Order", for: .normal)
    order.setTitleColor(.white, for: .normal)
    order.titleLabel?.font = .systemFont(ofSize: 16, weight: .bold)
    order.backgroundColor = Palette.accent
    order.layer.cornerRadius = 8
    [line, amount, order].forEach(addSubview)
  }

  override func placeParts() {
    line.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(1)
    }
    amount.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(Space.medium)
      make.bottom.equalTo(safeAreaLayoutGuide).inset(Space.medium)
    }
    order.snp.makeConstraints { make in
      make.centerY.equalTo(amount)
      make.leading.equalTo(amount.snp.trailing).offset(Space.medium)
      make.trailing.equalToSuperview().inset(Space.medium)
      make.height.equalTo(50)
    }
  }
}
