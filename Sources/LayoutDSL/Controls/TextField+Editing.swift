extension TextField {
  /// Whether it has any text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Types at the end of the text, as a user does: begins editing if need be, and sends `editingChanged`. A newline is the
  /// return key. Does nothing where editing is refused.
  public func insertText(_ typed: String) {
    guard becomeFirstResponder() else { return }
    if typed == "\n" { return pressReturn() }
    change(to: (text ?? "") + typed)
  }

  /// Deletes the last character, as a user does, and sends `editingChanged` if there is one.
  public func deleteBackward() {
    guard hasText, becomeFirstResponder() else { return }
    change(to: String((text ?? "").dropLast()))
  }

  /// Empties the text as the clear button does, if the delegate agrees.
  public func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    change(to: "")
  }

  /// The return key: asks the delegate, sends `editingDidEndOnExit` and `primaryActionTriggered`. Editing goes on unless
  /// somebody ends it.
  public func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func change(to newText: String) {
    text = newText
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  func beginEditing(_ take: () -> Bool) -> Bool {
    if isEditing { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, take() else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText { text = "" }
    sideModeChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  func finishEditing(_ release: () -> Bool) -> Bool {
    guard isEditing else { return release() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, release() else { return false }
    isEditing = false
    sideModeChanged()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
}
