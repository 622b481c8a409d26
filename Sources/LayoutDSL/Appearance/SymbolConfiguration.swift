import Foundation

/// For which font a symbol is, as `UIImage.SymbolConfiguration`; the body font of 17 points by default.
nonisolated public struct SymbolConfiguration: Hashable, Sendable {
  public let font: Font

  public init(font: Font = .preferredFont(forTextStyle: .body)) {
    self.font = font
  }

  public init(pointSize: CGFloat, weight: Font.Weight = .regular) {
    font = .systemFont(ofSize: pointSize, weight: weight)
  }

  public init(textStyle: Font.TextStyle) {
    font = .preferredFont(forTextStyle: textStyle)
  }
}
