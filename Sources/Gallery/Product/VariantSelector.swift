import Foundation
import LayoutDSL

/// A title and a row of swatches, one of which is chosen.
package final class VariantSelector: Component {
  package let titleLabel = Label()
  package let row = StackView()
  package private(set) var swatches: [Button] = []
  /// Which swatch is chosen, from 0; the first one until a user taps on another.
  package private(set) var chosen = 0
  /// Called when a user has chosen another swatch.
  package var onChoose: ((Int) -> Void)?

  package override func setUpViews() {
    titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
    row.spacing = 12
    addSubview(titleLabel)
    addSubview(row)
  }

  package override func setUpConstraints() {
    titleLabel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    row.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(12)
      make.leading.bottom.equalToSuperview()
    }
  }

  /// Shows other variants, the first of them chosen.
  package func show(_ variants: [Product.Variant], title: String) {
    titleLabel.text = title
    swatches.forEach { $0.removeFromSuperview() }
    swatches = variants.enumerated().map { index, variant in
      let swatch = Button()
      swatch.backgroundColor = variant.color
      swatch.layer.cornerRadius = 22
      swatch.layer.borderColor = Palette.accent.cgColor
      swatch.accessibilityLabel = variant.name
      swatch.addAction(for: .touchUpInside) { [weak self] in self?.choose(index) }
      row.addArrangedSubview(swatch)
      swatch.snp.makeConstraints { make in
        make.size.equalTo(44)
      }
      return swatch
    }
    mark(0)
  }

  private func choose(_ index: Int) {
    guard index != chosen else { return }
    mark(index)
    onChoose?(index)
  }

  private func mark(_ index: Int) {
    chosen = index
    for (place, swatch) in swatches.enumerated() {
      swatch.isSelected = place == index
      swatch.layer.borderWidth = place == index ? 2 : 0
    }
  }
}
