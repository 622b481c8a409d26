import Foundation

/// What the title of a section is in a table, and the room it has.
///
/// A header of one line is 28 points high in a plain table and 38 in a grouped one, where the first section's begins 17.5
/// further down: Interface Builder's archives have 28 for the former, and the first row of grouped tables at 55.5. Footers
/// are an observed size without a public source.
nonisolated enum SectionTitleRole: Sendable {
  case plainHeader, plainFooter, groupedFirstHeader, groupedHeader, groupedFooter

  /// The bold font of 17 points in a plain table (`UIFont.TextStyle.headline`), the regular one of 13 in a grouped one
  /// (`footnote`).
  var font: Font {
    switch self {
    case .plainHeader, .plainFooter: .preferredFont(forTextStyle: .headline)
    case .groupedFirstHeader, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    }
  }

  /// The height of a view with a title of one line; further lines add theirs.
  var heightOfOneLine: CGFloat {
    switch self {
    case .plainHeader, .plainFooter: 28
    case .groupedFirstHeader: 55.5
    case .groupedHeader: 38
    case .groupedFooter: 31
    }
  }

  /// Where a title of a height begins: in the middle of a plain table's, near the rows in a grouped one's.
  func titleTop(_ title: CGFloat, in height: CGFloat) -> CGFloat {
    switch self {
    case .plainHeader, .plainFooter: (height - title) / 2
    case .groupedFirstHeader, .groupedHeader: height - title - Self.gap
    case .groupedFooter: Self.gap
    }
  }

  private static var gap: CGFloat { 7 }
}
