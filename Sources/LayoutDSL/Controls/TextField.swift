import Foundation

/// One line to type into, as `UITextField`.
///
/// Its intrinsic height is that of a line rounded up to a whole point, and one more, within the border: 22 points without
/// one at the default font of 17, as in Interface Builder's archives. With rounded corners it is at least 34 points, which the
/// archives have since iOS 13 for smaller fonts as well (30 before, for 14 points). The intrinsic width is that of the text or of the
/// placeholder, whichever is wider, within the border. Hugging 250 and compression resistance 750 along both axes.
open class TextField: Control, TextInput {
  /// As `UITextField.BorderStyle` with its raw values.
  nonisolated public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect

    /// What the border takes away on each side. Rounded corners: 7 and 6 points, as the archives' fields of 14 points that are
    /// 30 high have it. The older two are observed sizes without a public source.
    var insets: CGSize {
      switch self {
      case .none: .zero
      case .line: CGSize(width: 2, height: 2)
      case .bezel: CGSize(width: 3, height: 3)
      case .roundedRect: CGSize(width: 7, height: 6)
      }
    }
  }

  /// When a view at a side is there, as `UITextField.ViewMode` with its raw values.
  nonisolated public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  open weak var delegate: (any TextFieldDelegate)?

  private var ownInputView: View?
  private var ownInputAccessoryView: View?
  /// Comes up instead of the keyboard.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Comes up above the keyboard.
  open override var inputAccessoryView: View? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// The characters; never nil when read, as in UIKit.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  open var placeholder: String? {
    didSet {
      placeholderAttributes = nil
      if placeholder != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// System font of 17 points by default and after nil.
  open var font: Font! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } } }

  /// Views beside the text; the width of one that is always there belongs to the intrinsic width.
  open var leftView: View? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  open var rightView: View? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { sideModeChanged() } }
  open var rightViewMode = ViewMode.never { didSet { sideModeChanged() } }

  // Stored for pictures.
  open var textColor: Color! = .label
  open var textAlignment = TextAlignment.natural
  open var isSecureTextEntry = false
  public var inputTraits = InputTraits()
  /// Text in place of `placeholder`; what counts is its characters.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
    }
  }
  private var placeholderAttributes: NSAttributedString?
  open var minimumFontSize: CGFloat = 0
  open var background: Image?
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false

  // MARK: Editing

  /// Whether it gets what is typed.
  public internal(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: asks the delegate, tells it, and sends `editingDidBegin`.
  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing: asks the delegate, tells it, and sends `editingDidEnd`.
  @discardableResult open override func resignFirstResponder() -> Bool {
    finishEditing { super.resignFirstResponder() }
  }

  package override func touched() { becomeFirstResponder() }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    let insets = borderStyle.insets
    let width = max(lineSize(text).width, lineSize(placeholder).width)
    let height = lineSize("").height.rounded(.up) + 1 + 2 * insets.height
    return CGSize(
      width: width + 2 * insets.width + sideWidth, height: borderStyle == .roundedRect ? max(34, height) : height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text is: within the border and between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Where the text is while editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, atLeft: true, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, atLeft: false, bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The text is in the middle, whatever the height.
  package override var hasCentredBaselines: Bool { true }

  package override func firstBaselineOffset() -> CGFloat {
    let line = measuringContext.measurer.lineMetrics(of: font)
    return (line.ascent - line.descent) / 2
  }

  package override func lastBaselineOffset() -> CGFloat { -firstBaselineOffset() }
}
