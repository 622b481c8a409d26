import Foundation

/// A picture as far as the layout is concerned: its size, as `UIImage`.
nonisolated public struct Image: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What it was called, for pictures.
  public let name: String?
  /// Whether it is a symbol.
  public let isSymbolImage: Bool
  /// How far it reaches beyond what it shows; an image view aligns what is shown. 0 by default.
  public private(set) var alignmentRectInsets = EdgeInsets.zero
  public private(set) var renderingMode = RenderingMode.automatic
  public private(set) var tintColor: Color?

  /// What its colours are taken from, as `UIImage.RenderingMode`.
  nonisolated public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private init(size: CGSize, scale: CGFloat, name: String?, isSymbolImage: Bool) {
    let width = size.width.isFinite ? max(0, size.width) : 0
    let height = size.height.isFinite ? max(0, size.height) : 0
    self.size = CGSize(width: width, height: height)
    self.scale = scale
    self.name = name
    self.isSymbolImage = isSymbolImage
  }

  /// An image of a size in points. What is negative or not finite counts as 0.
  public init(size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.init(size: size, scale: scale, name: name, isSymbolImage: false)
  }

  /// An image of no size.
  public init() {
    self.init(size: .zero)
  }

  /// A symbol: a square with sides of the point size of its font. Real symbols are up to a third wider or narrower.
  /// Nil for an empty name.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration? = nil) {
    guard !systemName.isEmpty else { return nil }
    let side = (configuration ?? SymbolConfiguration()).font.pointSize
    self.init(size: CGSize(width: side, height: side), scale: 1, name: systemName, isSymbolImage: true)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
    var copy = self
    copy.tintColor = color
    copy.renderingMode = renderingMode
    return copy
  }

  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    var copy = self
    copy.alignmentRectInsets = insets.isFinite ? insets : .zero
    return copy
  }

  /// The same symbol for another font; an image that is no symbol as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard isSymbolImage, let name, var symbol = Image(systemName: name, withConfiguration: configuration) else {
      return self
    }
    symbol.renderingMode = renderingMode
    symbol.tintColor = tintColor
    symbol.alignmentRectInsets = alignmentRectInsets
    return symbol
  }
}
