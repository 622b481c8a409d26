import SnapKit
import UIKit

/// A heading and colours to choose from.
final class SwatchPicker: ComponentView {
  let heading = UILabel()
  let row = UIStackView()
  private(set) var chosen = 0

  override func addParts() {
    heading.font = .systemFont(ofSize: 16, weight: .semibold)
    heading.text = "Colour"
    row.spacing = 12
    for (index, color) in [UIColor.black, .white, .systemRed, .systemBlue].enumerated() {
      let swatch = UIButton()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 22
      swatch.layer.borderColor = Palette.accent.cgColor
      swatch.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      row.addArrangedSubview(swatch)
    }
    addSubview(heading)
    addSubview(row)
    choose(0)
  }

  override func placeParts() {
    heading.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    row.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(12)
      make.leading.bottom.equalToSuperview()
    }
    for swatch in row.arrangedSubviews {
      swatch.snp.makeConstraints { $0.size.equalTo(44) }
    }
  }

  private func choose(_ index: Int) {
    chosen = index
    for (place, swatch) in row.arrangedSubviews.enumerated() { swatch.layer.borderWidth = place == index ? 2 : 0 }
  }
}
