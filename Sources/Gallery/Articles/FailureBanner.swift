import LayoutDSL

/// Tells of something that failed, above what is there nevertheless, until it is dismissed.
package final class FailureBanner: Component {
  package let message = Label()
  package let dismissButton = Button(type: .system)
  package var onDismiss: (() -> Void)?

  package override func setUpViews() {
    backgroundColor = Palette.screen
    message.font = .systemFont(ofSize: 15)
    message.textColor = Palette.wrong
    message.numberOfLines = 0
    dismissButton.setTitle("OK", for: .normal)
    dismissButton.setContentHuggingPriority(.required, for: .horizontal)
    dismissButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    [message, dismissButton].forEach(addSubview)
  }

  package override func setUpConstraints() {
    message.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      // Gives way when a stack hides the banner, which takes its height.
      make.bottom.equalToSuperview().offset(-12).priority(999)
      make.leading.equalToSuperview().offset(Spacing.medium)
    }
    dismissButton.snp.makeConstraints { make in
      make.leading.equalTo(message.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-Spacing.medium)
      make.centerY.equalToSuperview()
    }
  }

  package override func setUpBindings() {
    dismissButton.addAction(for: .touchUpInside) { [weak self] in self?.onDismiss?() }
  }
}
