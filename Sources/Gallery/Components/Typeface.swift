import LayoutDSL

/// The fonts of the components, by what they are for.
nonisolated package enum Typeface {
  package static let caption = Font.systemFont(ofSize: 12)
  package static let number = Font.systemFont(ofSize: 12, weight: .bold)
  package static let detail = Font.systemFont(ofSize: 14)
  package static let action = Font.boldSystemFont(ofSize: 16)
  package static let heading = Font.boldSystemFont(ofSize: 18)
  package static let title = Font.systemFont(ofSize: 20, weight: .bold)
}
