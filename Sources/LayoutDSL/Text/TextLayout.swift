import Foundation

/// Text broken into lines. Positions are in points from the top left of the text, sizes are not rounded.
nonisolated package struct TextLayout: Hashable, Sendable {
  nonisolated package struct Line: Hashable, Sendable {
    /// Which characters are in the line, counted from the beginning of the text, spaces at its end included.
    package var characters: Range<Int>
    /// Without the spaces at which the line was broken.
    package var width: CGFloat
    /// The distance of the baseline from the top of the text.
    package var baseline: CGFloat
    /// The distances of the line's top and bottom from the top of the text.
    package var top: CGFloat
    package var bottom: CGFloat
  }

  package var lines: [Line] = []
  package var size = CGSize.zero
  /// Whether there would have been more lines.
  package var isTruncated = false

  /// The distance of the first line's baseline from the top; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
