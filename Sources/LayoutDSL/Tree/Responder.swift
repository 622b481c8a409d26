import Foundation

/// What can get what is typed and done, as `UIResponder`: views and their controllers.
open class Responder: NSObject, TreeBound {
  /// Who is asked after this one: a view's controller, else its superview; nil at the end.
  open var next: Responder? { nil }

  /// Whether it can be the one that gets what is typed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is the one that gets what is typed.
  open var isFirstResponder: Bool { inputRoot?.inputState?.firstResponder === self }

  /// Makes this the one of its tree that gets what is typed, if it can be and the present one lets go. Returns whether it
  /// is.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Lets go of the input; true also if it did not have it.
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { inputRoot?.inputState?.firstResponder = nil }
    return true
  }

  // MARK: Touches

  // Touches go on to who is asked next, unless overridden.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Comes up instead of the keyboard; nil unless overridden.
  open var inputView: View? { nil }

  /// Comes up above the keyboard; nil unless overridden.
  open var inputAccessoryView: View? { nil }

  /// Never called: nothing comes from archives.
  open func awakeFromNib() {}

  /// The root of the tree whose input it takes part in; nil outside of one.
  package var inputRoot: View? { nil }

  private func takeFocus() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let root = inputRoot else { return false }
    if let present = root.inputState?.firstResponder, !present.resignFirstResponder() { return false }
    if root.inputState == nil { root.inputState = InputState() }
    root.inputState?.firstResponder = self
    return true
  }
}
