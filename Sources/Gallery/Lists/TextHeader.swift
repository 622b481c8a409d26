import Foundation
import LayoutDSL

/// A text of any number of lines above a table, 20 points from every side.
package final class TextHeader: Component {
  package let titleLabel = Label()

  package override func setUpViews() {
    titleLabel.numberOfLines = 0
    addSubview(titleLabel)
  }

  package override func setUpConstraints() {
    titleLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(20)
    }
  }

  /// Makes it as high as its text needs it in a width. A table does not do so by itself: it takes the frame as it is.
  package func fit(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: View.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    frame = CGRect(origin: .zero, size: size)
  }
}
