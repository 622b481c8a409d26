extension View {
  /// Whether this view gets what is typed.
  public var isFirstResponder: Bool { rootView.inputState?.firstResponder === self }

  /// Has whatever inside this view, or itself, gets the input let go of it. `force` makes no difference here. Returns
  /// whether nothing has it any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = rootView.inputState?.firstResponder, responder.isDescendant(of: self) else { return true }
    return responder.resignFirstResponder()
  }

  func takeFocus() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let root = rootView
    if let present = root.inputState?.firstResponder, !present.resignFirstResponder() { return false }
    if root.inputState == nil { root.inputState = InputState() }
    root.inputState?.firstResponder = self
    return true
  }

  func releaseFocus() -> Bool {
    if isFirstResponder { rootView.inputState?.firstResponder = nil }
    return true
  }
}
