import Foundation

/// Lines to read or to type into, as `UITextView`.
///
/// The content is the text at the view's width, with `textContainerInset` and 5 points left and right of the lines around it;
/// `contentSize` is as wide as the view and as high as that, with the next layout. While it scrolls, as it does by default, it
/// has no intrinsic size. Without, the intrinsic size is that of the content at the width the layout gives it, rounded up to
/// pixels; an empty text is a line high. Hugging 250 and compression resistance 750 along both axes. The delegate is told of
/// editing if it is a `TextViewDelegate`.
open class TextView: ScrollView, TextInput {
  /// The characters; empty by default and after nil. Setting them takes the place of attributed text.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      plain = newValue ?? ""
      attributed = nil
      textChanged()
    }
  }

  /// Text whose parts have their own `.font` and `.kern`.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [TextAttribute.font: measuredFont]) }
    set {
      plain = ""
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      textChanged()
    }
  }

  /// The font of plain text and of parts that have none; nil by default, which measures as 12 points as in UIKit.
  open var font: Font? { didSet { if font != oldValue { textChanged() } } }

  /// Around the text, in points; 8 above and below by default.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  public let textContainer = TextContainer()

  /// Whether the text scrolls inside the view; true by default. If not, the view has the size of its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      isMultiline = !isScrollEnabled
      invalidateIntrinsicContentSize()
    }
  }

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

  // Stored for pictures.
  open var textColor: Color? = .label
  open var textAlignment = TextAlignment.natural
  open var isSelectable = true
  public var inputTraits = InputTraits()
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: DataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false

  var styledText: StyledText {
    attributed.map { StyledText($0, font: measuredFont) } ?? StyledText(plain, font: measuredFont)
  }

  private var plain = ""
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.changed = { [weak self] in self?.textChanged() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.changed = { [weak self] in self?.textChanged() }
  }

  // MARK: Editing

  /// True by default.
  open var isEditable = true
  /// Whether it gets what is typed.
  public internal(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  private var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

  /// Begins editing: asks the delegate, and tells it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard isEditable, textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing: asks the delegate, and tells it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  // MARK: Sizes

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    let free = size(within: .infinity)
    guard let width = sizing.wrappingWidth, width < free.width else { return free }
    return CGSize(width: free.width, height: size(within: width).height)
  }

  /// The size of text and insets within a width; a width of 0 is no limit, and a height is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .infinity)
  }

  package override func firstBaselineOffset() -> CGFloat {
    let line = measuringContext.measurer.lineMetrics(of: measuredFont)
    let layout = layout(within: sizing.wrappingWidth ?? .infinity)
    return textContainerInset.top + (layout.lines.isEmpty ? line.ascent : layout.firstBaseline)
  }

  package override func lastBaselineOffset() -> CGFloat {
    let width = sizing.wrappingWidth ?? .infinity
    let layout = layout(within: width)
    guard !layout.lines.isEmpty else { return size(within: width).height - firstBaselineOffset() }
    return size(within: width).height - textContainerInset.top - layout.lastBaseline
  }
}
