import SnapKit
import UIKit

/// A question whose answer folds out.
final class FoldingCell: UITableViewCell {
  let question = UILabel()
  let answer = UILabel()
  private var answerTop: Constraint?
  private var folded: Constraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    question.font = .boldSystemFont(ofSize: 16)
    answer.font = .systemFont(ofSize: 15)
    answer.numberOfLines = 0
    contentView.addSubview(question)
    contentView.addSubview(answer)
    question.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview().inset(Space.medium) }
    answer.snp.makeConstraints { make in
      answerTop = make.top.equalTo(question.snp.bottom).offset(0).constraint
      make.leading.trailing.equalTo(question)
      make.bottom.equalToSuperview().inset(Space.medium)
      folded = make.height.equalTo(0).constraint
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  func show(_ text: String, answer detail: String, isOpen: Bool) {
    question.text = text
    answer.text = detail
    answer.isHidden = !isOpen
    answerTop?.update(offset: isOpen ? Space.small : 0)
    if isOpen { folded?.deactivate() } else { folded?.activate() }
  }
}
