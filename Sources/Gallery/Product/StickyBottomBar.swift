import Foundation
import LayoutDSL

/// How many, and the button that puts them into the cart. As high as its content above the safe area's end.
package final class StickyBottomBar: View {
  package let separator = View()
  package let stepper = Stepper()
  package let addButton = Button(type: .system)
  /// Called when a user taps on the button, with how many the stepper says.
  package var onAdd: ((Int) -> Void)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    separator.backgroundColor = .systemGray5
    stepper.minimumValue = 1
    addButton.setTitle("Add to cart", for: .normal)
    addButton.setTitleColor(.white, for: .normal)
    addButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .bold)
    addButton.backgroundColor = .systemBlue
    addButton.layer.cornerRadius = 8
    addButton.addAction(for: .touchUpInside) { [weak self] in
      guard let self else { return }
      onAdd?(Int(stepper.value))
    }
    [separator, stepper, addButton].forEach(addSubview)
    placeParts()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func placeParts() {
    separator.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(1)
    }
    stepper.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(16)
      make.bottom.equalTo(safeAreaLayoutGuide).offset(-16)
    }
    addButton.snp.makeConstraints { make in
      make.centerY.equalTo(stepper)
      make.leading.equalTo(stepper.snp.trailing).offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.height.equalTo(50)
    }
  }
}
