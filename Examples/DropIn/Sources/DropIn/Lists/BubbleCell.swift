import SnapKit
import UIKit

/// A message in a bubble: on the left what others say, on the right one's own.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let message = UILabel()
  let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    message.font = .systemFont(ofSize: 16)
    message.numberOfLines = 0
    time.font = .systemFont(ofSize: 11)
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    bubble.addSubview(time)
    message.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(12)
    }
    time.snp.makeConstraints { make in
      make.top.equalTo(message.snp.bottom).offset(Space.tiny)
      make.trailing.bottom.equalToSuperview().inset(Space.small)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  func show(_ text: String, at when: String, isOwn: Bool) {
    message.text = text
    time.text = when
    bubble.backgroundColor = isOwn ? Palette.accent : .systemGray5
    message.textColor = isOwn ? .white : .black
    bubble.snp.remakeConstraints { make in
      make.top.bottom.equalToSuperview().inset(Space.small)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
      if isOwn {
        make.trailing.equalToSuperview().inset(Space.medium)
      } else {
        make.leading.equalToSuperview().inset(Space.medium)
      }
    }
  }
}
