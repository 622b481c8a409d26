import Foundation
import LayoutDSL

/// A message in a bubble: what others say stands at the leading edge, what the user says at the trailing one. The bubble is
/// as wide as its text, at most three quarters of the row.
package final class ChatBubbleCell: TableViewCell {
  package static let identifier = "ChatBubbleCell"
  package let bubble = View()
  package let messageLabel = Label()
  package let timeLabel = Label()

  package override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    messageLabel.font = .systemFont(ofSize: 16)
    messageLabel.numberOfLines = 0
    timeLabel.font = .systemFont(ofSize: 11)
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
    bubble.addSubview(timeLabel)
    placeTexts()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func placeTexts() {
    messageLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(12)
      make.trailing.equalToSuperview().offset(-12)
    }
    timeLabel.snp.makeConstraints { make in
      make.top.equalTo(messageLabel.snp.bottom).offset(4)
      make.trailing.bottom.equalToSuperview().offset(-8)
      // The time of a message of one letter stays inside the bubble.
      make.leading.greaterThanOrEqualToSuperview().offset(8)
    }
  }

  package func show(_ message: Message) {
    messageLabel.text = message.text
    timeLabel.text = message.time
    bubble.backgroundColor = message.isOutgoing ? Palette.accent : .systemGray5
    messageLabel.textColor = message.isOutgoing ? Palette.onAccent : Palette.text
    timeLabel.textColor = message.isOutgoing ? .systemGray5 : .systemGray
    bubble.snp.remakeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.bottom.equalToSuperview().offset(-8)
      make.width.lessThanOrEqualTo(contentView).multipliedBy(0.75)
      if message.isOutgoing {
        make.trailing.equalToSuperview().offset(-16)
      } else {
        make.leading.equalToSuperview().offset(16)
      }
    }
  }
}
