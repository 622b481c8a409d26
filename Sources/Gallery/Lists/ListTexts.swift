/// What the lists show that is longer than a line.
nonisolated enum ListTexts {
  static let invitation = "We start at eight and are back before it gets dark. Bring something to drink."
  static let question = "Are you coming along on Saturday, or do you have to work again?"
  static let returns = "Within thirty days, as long as it was not worn outside. We pay for the way back."
  static let introduction = "What others have asked us about their orders, and what we said."
}
