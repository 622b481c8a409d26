import Foundation
import LayoutDSL

/// What went wrong, and a button to try again.
package final class ErrorView: View {
  package let column = StackView()
  package let icon = ImageView(image: Image(systemName: "exclamationmark.triangle"))
  package let title = Label()
  package let message = Label()
  package let retryButton = Button(type: .system)
  package var onRetry: (() -> Void)?

  package init() {
    super.init(frame: .zero)
    icon.tintColor = .secondaryLabel
    title.text = "That did not work"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    message.font = .systemFont(ofSize: 15)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    retryButton.setTitle("Try again", for: .normal)
    retryButton.addAction(for: .touchUpInside) { [weak self] in self?.onRetry?() }
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    for part in [icon, title, message, retryButton] { column.addArrangedSubview(part) }
    addSubview(column)
    icon.snp.makeConstraints { make in
      make.size.equalTo(48)
    }
    column.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(32)
      make.centerY.equalToSuperview()
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }
}
