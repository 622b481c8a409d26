import Foundation
import LayoutDSL

/// A title, and a text below it that can be folded away.
///
/// Hiding the text would not give back its room: constraints hold for hidden views too. So besides the distance to the
/// bottom, which is updated, a height of 0 is there to be activated.
package final class ExpandableCell: TableViewCell {
  package static let identifier = "ExpandableCell"
  package let titleLabel = Label()
  package let detailLabel = Label()
  /// Between the text and the bottom of the content view: -16 points, 0 while it is folded away.
  package private(set) var detailBottom: Constraint?
  /// Active while the text is folded away.
  package private(set) var foldedHeight: Constraint?

  package override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 16)
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = .darkGray
    detailLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    contentView.addSubview(detailLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(16)
    }
    detailLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(8)
      make.leading.trailing.equalTo(titleLabel)
      detailBottom = make.bottom.equalToSuperview().offset(-16).constraint
    }
    detailLabel.snp.prepareConstraints { make in
      foldedHeight = make.height.equalTo(0).constraint
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package func show(_ question: Question) {
    titleLabel.text = question.title
    detailLabel.text = question.answer
    detailLabel.isHidden = !question.isExpanded
    detailLabel.alpha = question.isExpanded ? 1 : 0
    detailBottom?.update(offset: question.isExpanded ? -16 : 0)
    foldedHeight?.isActive = !question.isExpanded
  }
}
