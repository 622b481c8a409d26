import Foundation
import LayoutDSL

/// A heading above whatever it is given, on a surface with a shadow.
package final class CardView: Component {
  package let column = StackView()
  package let heading = Label()
  package let holder = View()

  /// What is below the heading; it fills the width and decides how high the card is. A new one takes the old one's place.
  package var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === holder { oldValue?.removeFromSuperview() }
      guard let content else { return }
      holder.addSubview(content)
      content.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
  }

  package override func setUpViews() {
    backgroundColor = Palette.surface
    layer.cornerRadius = 16
    layer.shadowColor = .black
    layer.shadowOpacity = 0.1
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    heading.font = Typeface.heading
    column.axis = .vertical
    column.spacing = 12
    column.addArrangedSubview(heading)
    column.addArrangedSubview(holder)
    addSubview(column)
  }

  package override func setUpConstraints() {
    column.snp.makeConstraints { $0.edges.equalToSuperview().inset(Spacing.medium) }
  }
}
