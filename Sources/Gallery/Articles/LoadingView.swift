import Foundation
import LayoutDSL

/// A spinner above a word, in the middle.
package final class LoadingView: View {
  package let spinner = ActivityIndicator(style: .large)
  package let label = Label()

  package init(text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    spinner.hidesWhenStopped = false
    addSubview(spinner)
    addSubview(label)
    spinner.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.bottom.equalTo(snp.centerY)
    }
    label.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(spinner.snp.bottom).offset(8)
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// It spins while it is there.
  package override var isHidden: Bool {
    didSet { if isHidden { spinner.stopAnimating() } else { spinner.startAnimating() } }
  }
}
