import SnapKit
import UIKit

/// A form in a scroll view that keeps clear of the keyboard.
final class SignUpController: UIViewController, UITextFieldDelegate {
  let scroller = UIScrollView()
  let content = UIView()
  let rows = UIStackView()
  let face = UIImageView()
  let name = UITextField()
  let about = UITextView()
  let send = UIButton(type: .system)

  private weak var active: UITextField?
  private let observers = Observers()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(content)
    content.addSubview(rows)
    rows.axis = .vertical
    rows.alignment = .center
    rows.spacing = 20
    face.backgroundColor = .lightGray
    face.layer.cornerRadius = 50
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    name.delegate = self
    send.setTitle("Send", for: .normal)
    [face, about, name, send].forEach(rows.addArrangedSubview)
    place()
    watchKeyboard()
  }

  private func place() {
    scroller.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    content.snp.makeConstraints { make in
      make.edges.equalTo(scroller.contentLayoutGuide)
      make.width.equalTo(scroller.frameLayoutGuide)
    }
    rows.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    face.snp.makeConstraints { $0.size.equalTo(100) }
    let heights: [(UIView, CGFloat)] = [(about, 350), (name, 44), (send, 50)]
    for (row, height) in heights {
      row.snp.makeConstraints { make in
        make.width.equalToSuperview()
        make.height.equalTo(height)
      }
    }
  }

  private func watchKeyboard() {
    let center = NotificationCenter.default
    observers.add(
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
        [weak self] notification in
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { self?.keepClear(frame?.height ?? 0) }
      })
    observers.add(
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.keepClear(0) }
      })
  }

  private func keepClear(_ height: CGFloat) {
    let covered = max(0, height - view.safeAreaInsets.bottom)
    scroller.contentInset.bottom = covered
    scroller.scrollIndicatorInsets.bottom = covered
    guard covered > 0, let active else { return }
    scroller.scrollRectToVisible(active.convert(active.bounds, to: scroller), animated: true)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { active = textField }

  func textFieldDidEndEditing(_ textField: UITextField) { active = nil }
}

/// Observers that are removed with this object.
private final class Observers {
  private var all: [any NSObjectProtocol] = []

  func add(_ observer: any NSObjectProtocol) { all.append(observer) }

  deinit {
    for observer in all { NotificationCenter.default.removeObserver(observer) }
  }
}
