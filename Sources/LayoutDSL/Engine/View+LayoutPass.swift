extension View {
  func runLayoutPass() {}
  func placeContents() {}
}
