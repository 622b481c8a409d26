import Foundation
import LayoutDSL

/// Tells of something that failed, above what is there nevertheless, until it is dismissed.
package final class FailureBanner: View {
  package let message = Label()
  package let dismissButton = Button(type: .system)
  package var onDismiss: (() -> Void)?

  package init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    message.font = .systemFont(ofSize: 15)
    message.textColor = .systemRed
    message.numberOfLines = 0
    dismissButton.setTitle("OK", for: .normal)
    dismissButton.setContentHuggingPriority(.required, for: .horizontal)
    dismissButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    dismissButton.addAction(for: .touchUpInside) { [weak self] in self?.onDismiss?() }
    addSubview(message)
    addSubview(dismissButton)
    message.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      // Gives way when a stack hides the banner, which takes its height.
      make.bottom.equalToSuperview().offset(-12).priority(999)
      make.leading.equalToSuperview().offset(16)
    }
    dismissButton.snp.makeConstraints { make in
      make.leading.equalTo(message.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-16)
      make.centerY.equalToSuperview()
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }
}
