import Foundation

/// A picture in a text, as `NSTextAttachment`: it takes the place of a character and makes its line as high as it needs.
///
/// Not an `NSObject`, as little as `Image`.
nonisolated open class TextAttachment: InlineContent {
  open var image: Image?
  /// Where it is, in points: the origin on the baseline and y growing upwards. Zero, the default, for the image's size on the
  /// baseline.
  open var bounds = CGRect.zero
  // Stored.
  open var contents: Data?
  open var fileType: String?

  public init() {}

  public init(image: Image) {
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  var box: InlineBox {
    InlineBox(bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds)
  }
}

#if !canImport(Darwin)
  nonisolated extension NSAttributedString {
    /// The character that stands for an attachment, with it.
    public convenience init(attachment: TextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [TextAttribute.attachment: attachment])
    }
  }
#endif
