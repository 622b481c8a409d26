import Foundation
import LayoutDSL

/// How many, and the button that puts them into the cart. As high as its content above the safe area's end.
package final class StickyBottomBar: Component {
  package let separator = View()
  package let stepper = Stepper()
  package let addButton = Button(type: .system)
  /// Called when a user taps on the button, with how many the stepper says.
  package var onAdd: ((Int) -> Void)?

  package override func setUpViews() {
    backgroundColor = Palette.surface
    separator.backgroundColor = .systemGray5
    stepper.minimumValue = 1
    addButton.setTitle("Add to cart", for: .normal)
    addButton.setTitleColor(Palette.onAccent, for: .normal)
    addButton.titleLabel?.font = Typeface.action
    addButton.backgroundColor = Palette.accent
    addButton.layer.cornerRadius = 8
    [separator, stepper, addButton].forEach(addSubview)
  }

  package override func setUpConstraints() {
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

  package override func setUpBindings() {
    addButton.addAction(for: .touchUpInside) { [weak self] in
      guard let self else { return }
      onAdd?(Int(stepper.value))
    }
  }
}
