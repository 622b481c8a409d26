import SnapKit
import UIKit

/// A text of several lines above a table.
final class TitleHeader: ComponentView {
  let title = UILabel()

  override func addParts() {
    title.numberOfLines = 0
    addSubview(title)
  }

  override func placeParts() {
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
  }

  /// As high as its text needs it at a width.
  func fit(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    frame = CGRect(origin: .zero, size: size)
  }
}

/// A text above a section.
final class SectionHeader: UITableViewHeaderFooterView {
  let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 13)
    contentView.addSubview(title)
    title.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(Space.medium)
      make.top.bottom.equalToSuperview().inset(Space.small)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}
