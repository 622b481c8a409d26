extension View {
  /// The hugging a control is made with, along and across.
  func setHugging(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}
