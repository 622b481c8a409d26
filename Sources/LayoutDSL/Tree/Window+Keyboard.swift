import Foundation

extension Window {
  /// Where the keyboard is, in the window's coordinates; nil without one. What touches the bottom of the window counts as
  /// docked. Guides follow with the next pass. NaN and infinities are reported and change nothing.
  public var keyboardFrame: CGRect? {
    get { keyboard }
    set {
      if let newValue, !newValue.isFinite { return reportBadFrame(newValue) }
      guard newValue != keyboard else { return }
      let old = keyboard
      keyboard = newValue
      refreshEdges()
      announceKeyboard(from: old)
    }
  }

  /// Where observers of the keyboard's notifications are told; nil, the default, tells nobody. Code written for UIKit
  /// observes `NotificationCenter.default`.
  public var keyboardNotificationCenter: NotificationCenter? {
    get { keyboardCenter }
    set { keyboardCenter = newValue }
  }

  private func announceKeyboard(from old: CGRect?) {
    guard let center = keyboardCenter else { return }
    let hidden = CGRect(x: 0, y: bounds.height, width: bounds.width, height: old?.height ?? 0)
    let information: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(rect: old ?? hidden),
      Responder.keyboardFrameEndUserInfoKey: NSValue(rect: keyboard ?? hidden),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
    ]
    let names: [Notification.Name] =
      keyboard == nil
      ? [Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification]
      : [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification]
    for name in [Responder.keyboardWillChangeFrameNotification, names[0], names[1]] {
      center.post(name: name, object: self, userInfo: information)
    }
  }
}

extension Responder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
