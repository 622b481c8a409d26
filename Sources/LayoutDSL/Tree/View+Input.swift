extension View {
  /// Has whatever inside this view, or itself, gets the input let go of it. `force` makes no difference here. Returns
  /// whether nothing has it any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = rootView.inputState?.firstResponder, responder.isInside(self) else { return true }
    return responder.resignFirstResponder()
  }
}

extension Responder {
  /// Whether whatever is asked after it leads to the view.
  fileprivate func isInside(_ view: View) -> Bool {
    var current: Responder? = self
    while let here = current {
      if here === view { return true }
      if let inside = here as? View { return inside.isDescendant(of: view) }
      current = here.next
    }
    return false
  }
}
