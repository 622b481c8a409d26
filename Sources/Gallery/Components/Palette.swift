import LayoutDSL

/// The colours of the components, by what they are for.
nonisolated package enum Palette {
  package static let accent = Color.systemBlue
  /// On the accent, and on what is wrong.
  package static let onAccent = Color.white
  package static let screen = Color.systemGroupedBackground
  package static let surface = Color.systemBackground
  package static let text = Color.label
  package static let faintText = Color.secondaryLabel
  package static let border = Color.systemGray4
  package static let wrong = Color.systemRed
  package static let star = Color.systemYellow
  package static let online = Color.systemGreen
  package static let placeholder = Color.systemGray5
  package static let faintSymbol = Color.systemGray3
}
