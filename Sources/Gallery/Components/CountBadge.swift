import Foundation
import LayoutDSL

/// A number in a capsule that is as wide as it needs to be: nothing up to 0, `99+` from 100.
package final class CountBadge: Component {
  package let number = Label()

  package var count = 0 { didSet { showCount() } }

  package override func setUpViews() {
    backgroundColor = Palette.wrong
    number.font = Typeface.number
    number.textColor = Palette.onAccent
    number.textAlignment = .center
    addSubview(number)
    showCount()
  }

  package override func setUpConstraints() {
    number.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(6)
      make.top.bottom.equalToSuperview().inset(2)
    }
  }

  private func showCount() {
    isHidden = count <= 0
    number.text = count > 99 ? "99+" : String(count)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
