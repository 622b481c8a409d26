import Foundation

/// A picture, as `UIImageView`. Its intrinsic size is the image's; none without an image. Hugging 250 and compression
/// resistance 750 along both axes, as made in code.
open class ImageView: View {
  open var image: Image? { didSet { if shown(image, instead: oldValue) { invalidateIntrinsicContentSize() } } }
  /// Shown in place of the image while `isHighlighted`. The intrinsic size is that of what is shown.
  open var highlightedImage: Image? {
    didSet { if isHighlighted, highlightedImage != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { invalidateIntrinsicContentSize() } }
  }
  /// Stored for pictures.
  open var animationImages: [Image]?
  open var highlightedAnimationImages: [Image]?
  /// In seconds.
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: SymbolConfiguration?
  open var adjustsImageWhenAncestorFocused = false
  public private(set) var isAnimating = false

  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  /// Image views take no touches unless this is set.
  open override var isUserInteractionEnabled: Bool {
    get { appearance?.isUserInteractionEnabled ?? false }
    set { ownAppearance.isUserInteractionEnabled = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = currentImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  open override var alignmentRectInsets: EdgeInsets { currentImage?.alignmentRectInsets ?? .zero }

  /// The image's size; (0, 0) without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentImage?.size ?? .zero }

  private var currentImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// Whether what is shown has another size than before.
  private func shown(_ image: Image?, instead old: Image?) -> Bool {
    image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets
  }
}
