import Foundation
import LayoutDSL

/// A heading and a text of several lines below it. As high as its content.
package final class DescriptionSection: View {
  package let headingLabel = Label()
  package let bodyLabel = Label()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    headingLabel.font = .boldSystemFont(ofSize: 18)
    bodyLabel.font = .systemFont(ofSize: 15)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    addSubview(headingLabel)
    addSubview(bodyLabel)
    headingLabel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    bodyLabel.snp.makeConstraints { make in
      make.top.equalTo(headingLabel.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package func show(heading: String, body: String) {
    headingLabel.text = heading
    bodyLabel.text = body
  }
}
