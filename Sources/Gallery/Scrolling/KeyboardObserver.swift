import Foundation
import LayoutDSL

/// Tells where the keyboard goes, for as long as it exists.
nonisolated final class KeyboardObserver {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// - Parameters:
  ///   - center: where the window tells of its keyboard.
  ///   - onChange: gets the frame in the window's coordinates; nil when the keyboard hides.
  init(_ center: NotificationCenter, onChange: TreeCallback<CGRect?>) {
    self.center = center
    tokens = [
      center.addObserver(forName: Responder.keyboardWillShowNotification, object: nil, queue: nil) { notification in
        guard let frame = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        onChange(frame.rectValue)
      },
      center.addObserver(forName: Responder.keyboardWillHideNotification, object: nil, queue: nil) { _ in
        onChange(nil)
      },
    ]
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
