import Foundation

/// The room a text view gives its text, as the part of `NSTextContainer` that has a meaning here.
open class TextContainer: NSObject, TreeBound {
  /// Left and right of every line, in points; 5 by default, and not below 0.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }

  var changed: (() -> Void)?
}
