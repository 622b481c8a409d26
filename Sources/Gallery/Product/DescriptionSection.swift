import Foundation
import LayoutDSL

/// A heading and a text of several lines below it. As high as its content.
package final class DescriptionSection: Component {
  package let headingLabel = Label()
  package let bodyLabel = Label()

  package override func setUpViews() {
    headingLabel.font = Typeface.heading
    bodyLabel.font = .systemFont(ofSize: 15)
    bodyLabel.textColor = Palette.faintText
    bodyLabel.numberOfLines = 0
    addSubview(headingLabel)
    addSubview(bodyLabel)
  }

  package override func setUpConstraints() {
    headingLabel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    bodyLabel.snp.makeConstraints { make in
      make.top.equalTo(headingLabel.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  package func show(heading: String, body: String) {
    headingLabel.text = heading
    bodyLabel.text = body
  }
}
