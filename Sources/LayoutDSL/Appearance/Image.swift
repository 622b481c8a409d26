import Foundation

/// A picture as far as the layout is concerned: its size, as `UIImage`.
///
/// A value: it never changes, and two with the same properties are equal. It is a class because UIKit's is, so that code
/// which extends it by `convenience init` compiles. It is no `NSObject`: Foundation on
/// Linux traps where an attribute of a string that is one is replaced by another.
nonisolated public final class Image: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What it was called, for pictures.
  public let name: String?
  /// Whether it is a symbol.
  public let isSymbolImage: Bool
  /// How far it reaches beyond what it shows; an image view aligns what is shown. 0 by default.
  public let alignmentRectInsets: EdgeInsets
  public let renderingMode: RenderingMode
  public let tintColor: Color?

  /// What its colours are taken from, as `UIImage.RenderingMode`.
  nonisolated public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private init(
    size: CGSize, scale: CGFloat, name: String?, isSymbolImage: Bool, insets: EdgeInsets = .zero,
    renderingMode: RenderingMode = .automatic, tintColor: Color? = nil
  ) {
    let width = size.width.isFinite ? max(0, size.width) : 0
    let height = size.height.isFinite ? max(0, size.height) : 0
    self.size = CGSize(width: width, height: height)
    self.scale = scale
    self.name = name
    self.isSymbolImage = isSymbolImage
    alignmentRectInsets = insets
    self.renderingMode = renderingMode
    self.tintColor = tintColor
  }

  /// An image of a size in points. What is negative or not finite counts as 0.
  public convenience init(size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.init(size: size, scale: scale, name: name, isSymbolImage: false)
  }

  /// An image of no size.
  public convenience init() {
    self.init(size: .zero)
  }

  /// A symbol: a square with sides of the point size of its font. Real symbols are up to a third wider or narrower.
  /// Nil for an empty name.
  public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration? = nil) {
    guard !systemName.isEmpty else { return nil }
    let side = (configuration ?? SymbolConfiguration()).font.pointSize
    self.init(size: CGSize(width: side, height: side), scale: 1, name: systemName, isSymbolImage: true)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    copy(renderingMode: mode)
  }

  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
    copy(renderingMode: renderingMode, tintColor: color)
  }

  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    copy(insets: insets.isFinite ? insets : .zero)
  }

  /// The same symbol for another font; an image that is no symbol as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard isSymbolImage else { return self }
    let side = configuration.font.pointSize
    return copy(size: CGSize(width: side, height: side))
  }

  private func copy(
    size: CGSize? = nil, insets: EdgeInsets? = nil, renderingMode: RenderingMode? = nil, tintColor: Color? = nil
  ) -> Image {
    Image(
      size: size ?? self.size, scale: scale, name: name, isSymbolImage: isSymbolImage,
      insets: insets ?? alignmentRectInsets, renderingMode: renderingMode ?? self.renderingMode,
      tintColor: tintColor ?? self.tintColor)
  }

  public static func == (left: Image, right: Image) -> Bool {
    if left === right { return true }
    return left.size == right.size && left.scale == right.scale && left.name == right.name
      && left.isSymbolImage == right.isSymbolImage
      && left.alignmentRectInsets == right.alignmentRectInsets && left.renderingMode == right.renderingMode
      && left.tintColor == right.tintColor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(name)
  }
}
