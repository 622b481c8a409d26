import Foundation
import LayoutDSL

/// A form that keeps the field one types into above the keyboard.
///
/// The keyboard does not change any constraint: what it covers of the scroll view becomes an inset of the content, and the
/// active field is scrolled to.
package final class KeyboardFormController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let fields: [TextField]
  private let notifications: NotificationCenter
  private var keyboard: KeyboardObserver?
  private weak var activeField: TextField?

  /// - Parameters:
  ///   - placeholders: one for each field.
  ///   - notifications: where the window tells of its keyboard.
  package init(placeholders: [String], notifications: NotificationCenter = .default) {
    fields = placeholders.map { placeholder in
      let field = TextField()
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      return field
    }
    self.notifications = notifications
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scroller)
    scroller.addSubview(content)
    for field in fields {
      field.delegate = self
      content.addSubview(field)
    }
    constrain()
    let moved = TreeCallback<CGRect?> { [weak self] frame in self?.keepClear(of: frame) }
    keyboard = KeyboardObserver(notifications, onChange: moved)
  }

  private func constrain() {
    scroller.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    scroller.constrain(content: content, scrolling: .vertical)
    for field in fields {
      field.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(20)
        make.height.equalTo(44)
      }
    }
    content.lineUp(fields, .vertical, gap: 20)
  }

  /// The keyboard reaches below the safe area, where the scroll view is not, so its height is more than it covers.
  private func keepClear(of keyboard: CGRect?) {
    let frame = scroller.convert(scroller.bounds, to: nil)
    let covered = keyboard.map { max(0, frame.maxY - $0.minY) } ?? 0
    let insets = EdgeInsets(top: 0, left: 0, bottom: covered, right: 0)
    scroller.contentInset = insets
    scroller.scrollIndicatorInsets = insets
    if covered > 0 { showActiveField() } else { leaveNoGap() }
  }

  /// Scrolls back from where only the inset let one scroll to.
  private func leaveNoGap() {
    let end = max(0, scroller.contentSize.height - scroller.bounds.height)
    if scroller.contentOffset.y > end { scroller.setContentOffset(CGPoint(x: 0, y: end), animated: true) }
  }

  private func showActiveField() {
    guard let activeField else { return }
    scroller.scrollRectToVisible(activeField.convert(activeField.bounds, to: scroller), animated: true)
  }
}

extension KeyboardFormController: TextFieldDelegate {
  package func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
    // The keyboard that is there already does not come again for another field.
    if scroller.contentInset.bottom > 0 { showActiveField() }
  }

  package func textFieldDidEndEditing(_ textField: TextField) {
    activeField = nil
  }

  /// The return key goes to the next field, and closes the last one.
  package func textFieldShouldReturn(_ textField: TextField) -> Bool {
    let next = fields.firstIndex { $0 === textField }.map { $0 + 1 } ?? fields.endIndex
    if next < fields.endIndex { fields[next].becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}
