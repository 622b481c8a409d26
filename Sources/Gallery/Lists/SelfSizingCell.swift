import Foundation
import LayoutDSL

/// A title and a text of any number of lines below it. The constraints reach from the top of the content view to its bottom
/// without a break, so that the row is as high as they need it.
package final class SelfSizingCell: TableViewCell {
  package static let identifier = "SelfSizingCell"
  package let titleLabel = Label()
  package let subtitleLabel = Label()
  /// The last link of the chain. Without it the row has the standard height.
  package private(set) var bottom: Constraint?

  package override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 16)
    subtitleLabel.font = .systemFont(ofSize: 14)
    subtitleLabel.textColor = Palette.faintText
    subtitleLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    contentView.addSubview(subtitleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    subtitleLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(8)
      make.leading.trailing.equalTo(titleLabel)
      bottom = make.bottom.equalToSuperview().offset(-16).constraint
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package func show(title: String, subtitle: String) {
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }
}
