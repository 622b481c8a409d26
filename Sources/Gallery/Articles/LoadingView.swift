import LayoutDSL

/// A spinner above a word, in the middle.
package final class LoadingView: Component {
  package let spinner = ActivityIndicator(style: .large)
  package let label = Label()

  package override func setUpViews() {
    label.textColor = Palette.faintText
    spinner.hidesWhenStopped = false
    [spinner, label].forEach(addSubview)
  }

  package override func setUpConstraints() {
    spinner.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.bottom.equalTo(snp.centerY)
    }
    label.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(spinner.snp.bottom).offset(Spacing.small)
    }
  }

  /// It spins while it is there.
  package override var isHidden: Bool {
    didSet { if isHidden { spinner.stopAnimating() } else { spinner.startAnimating() } }
  }
}
