import Foundation
import LayoutDSL

/// A title, 16 points from every side of the content view.
package final class BasicCell: TableViewCell {
  package static let identifier = "BasicCell"
  package let titleLabel = Label()

  package override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // Not to the cell itself: what stands beside the content view would not make room for it.
    contentView.addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}
