import Foundation
import LayoutDSL

/// A picture, a name, a phone number and a dot for who is online.
///
/// The picture asks for 12 points above and below it, less than required: a row of another height is not contradicted, the
/// picture stays in the middle.
package final class ContactCell: TableViewCell {
  package static let identifier = "ContactCell"
  package let avatar = ImageView()
  package let nameLabel = Label()
  package let phoneLabel = Label()
  package let onlineDot = View()

  package override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.backgroundColor = Palette.placeholder
    avatar.layer.cornerRadius = 24
    avatar.clipsToBounds = true
    nameLabel.font = .boldSystemFont(ofSize: 16)
    phoneLabel.font = .systemFont(ofSize: 14)
    phoneLabel.textColor = .systemGray
    onlineDot.backgroundColor = Palette.online
    onlineDot.layer.cornerRadius = 5
    onlineDot.isHidden = true
    [avatar, nameLabel, phoneLabel, onlineDot].forEach(contentView.addSubview)
    placeParts()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func placeParts() {
    avatar.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 48, height: 48))
      make.top.bottom.equalToSuperview().inset(12).priority(.high)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatar)
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-16)
    }
    phoneLabel.snp.makeConstraints { make in
      make.bottom.equalTo(avatar)
      make.leading.trailing.equalTo(nameLabel)
    }
    onlineDot.snp.makeConstraints { make in
      make.size.equalTo(10)
      make.trailing.bottom.equalTo(avatar)
    }
  }

  package func show(_ contact: Contact) {
    nameLabel.text = contact.name
    phoneLabel.text = contact.phone
    avatar.image = contact.picture
    onlineDot.isHidden = !contact.isOnline
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    phoneLabel.text = nil
    avatar.image = nil
    onlineDot.isHidden = true
  }
}
