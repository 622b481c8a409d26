import LayoutDSL

/// Five stars of 30 points to tap.
package final class RatingBar: Component {
  package let row = StackView()
  package let stars = (1...5).map { _ in Button() }

  /// Called with the new rating after a tap, not after `rating` is set.
  package var onChange: ((Int) -> Void)?

  /// How many stars are filled. Less than 0 is none, more than 5 is all.
  package var rating = 0 {
    didSet {
      for (index, star) in stars.enumerated() { star.isSelected = index < rating }
    }
  }

  package override func setUpViews() {
    row.axis = .horizontal
    row.spacing = Spacing.tiny
    row.distribution = .fillEqually
    for star in stars {
      star.setImage(Image(systemName: "star"), for: .normal)
      star.setImage(Image(systemName: "star.fill"), for: .selected)
      star.tintColor = Palette.star
      row.addArrangedSubview(star)
    }
    addSubview(row)
  }

  package override func setUpConstraints() {
    row.snp.makeConstraints { $0.edges.equalToSuperview() }
    for star in stars {
      star.snp.makeConstraints { $0.size.equalTo(30) }
    }
  }

  package override func setUpBindings() {
    for (index, star) in stars.enumerated() {
      star.addAction(for: .touchUpInside) { [weak self] in self?.choose(index + 1) }
    }
  }

  private func choose(_ chosen: Int) {
    rating = chosen
    onChange?(chosen)
  }
}
