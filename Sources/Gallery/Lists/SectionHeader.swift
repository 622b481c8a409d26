import Foundation
import LayoutDSL

/// A text above a section. As with cells, the constraints in its content view decide how high it is.
package final class SectionHeader: TableViewHeaderFooterView {
  package static let identifier = "SectionHeader"
  package let titleLabel = Label()

  package override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.trailing.equalToSuperview().inset(16)
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
