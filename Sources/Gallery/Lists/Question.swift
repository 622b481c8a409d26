/// A question whose answer can be unfolded.
nonisolated package struct Question: Sendable {
  package var title: String
  package var answer: String
  package var isExpanded = false

  package init(_ title: String, answer: String) {
    self.title = title
    self.answer = answer
  }
}
