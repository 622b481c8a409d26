/// Something said in a chat.
nonisolated package struct Message: Sendable {
  package var text: String
  package var time: String
  /// Whether the user said it.
  package var isOutgoing: Bool

  package init(_ text: String, at time: String, isOutgoing: Bool) {
    self.text = text
    self.time = time
    self.isOutgoing = isOutgoing
  }
}
