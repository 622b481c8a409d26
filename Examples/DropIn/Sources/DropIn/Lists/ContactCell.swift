import SnapKit
import UIKit

/// Somebody: a face, a name, a number.
final class ContactCell: UITableViewCell {
  let face = UIImageView()
  let name = UILabel()
  let number = UILabel()
  let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    face.backgroundColor = .systemGray5
    face.layer.cornerRadius = 24
    face.clipsToBounds = true
    name.font = .boldSystemFont(ofSize: 16)
    number.font = .systemFont(ofSize: 14)
    number.textColor = .systemGray
    dot.backgroundColor = .systemGreen
    dot.layer.cornerRadius = 5
    [face, name, number, dot].forEach(contentView.addSubview)
    place()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private func place() {
    face.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(Space.medium)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 48, height: 48))
      make.top.bottom.equalToSuperview().inset(12).priority(.high)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(face)
      make.leading.equalTo(face.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(Space.medium)
    }
    number.snp.makeConstraints { make in
      make.bottom.equalTo(face)
      make.leading.trailing.equalTo(name)
    }
    dot.snp.makeConstraints { make in
      make.size.equalTo(10)
      make.trailing.bottom.equalTo(face)
    }
  }

  func show(_ contact: Contact) {
    name.text = contact.name
    number.text = contact.number
    dot.isHidden = !contact.isOnline
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    face.image = nil
    dot.isHidden = true
  }
}

struct Contact {
  var name: String
  var number: String
  var isOnline = false
}
