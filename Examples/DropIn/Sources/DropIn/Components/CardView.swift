import SnapKit
import UIKit

/// A heading above any content, on a card with a shadow.
final class CardView: ComponentView {
  let rows = UIStackView()
  let heading = UILabel()
  let holder = UIView()

  override func addParts() {
    backgroundColor = .systemBackground
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.1
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    heading.font = .boldSystemFont(ofSize: 18)
    rows.axis = .vertical
    rows.spacing = 12
    rows.addArrangedSubview(heading)
    rows.addArrangedSubview(holder)
    addSubview(rows)
  }

  override func placeParts() {
    rows.snp.makeConstraints { $0.edges.equalToSuperview().inset(Space.medium) }
  }

  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let content else { return }
      holder.addSubview(content)
      content.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
  }
}
