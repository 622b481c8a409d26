import Foundation

/// Text of one or several lines, as `UILabel`.
///
/// Its intrinsic size is that of the text, rounded up to the pixels of the tree; (0, 0) without text. With more than one
/// line allowed and `preferredMaxLayoutWidth` 0, the intrinsic width is that of the text on as few lines as it can have,
/// and the intrinsic height the one it has at the width the layout gives it: the pass breaks the lines at the solved width
/// and solves again. Hugging 250 and compression resistance 750 along both axes, as a `UILabel` made in code.
open class Label: View {
  private var content = Content.none
  private var storedFont = Font.systemFont(ofSize: Font.labelFontSize)
  /// The runs of the content; made when needed.
  private var styled: StyledText?

  /// What the content was last measured to be, the latest last.
  // Exclusivity is not checked at run time: no access lasts longer than reading or writing it.
  @exclusivity(unchecked) private var measured: [Measured] = []

  private struct Measured {
    let context: TextContext
    let width: CGFloat
    let lines: Int
    let lineBreakMode: LineBreakMode
    let layout: TextLayout

    func answers(_ context: TextContext, _ width: CGFloat, _ lines: Int, _ lineBreakMode: LineBreakMode) -> Bool {
      self.context === context && self.width == width && self.lines == lines && self.lineBreakMode == lineBreakMode
    }
  }

  private enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  // MARK: Text

  /// The characters. Setting them takes the place of attributed text; its attributes go.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .plain(let old) = content, old == newValue { return }
      content = newValue.map(Content.plain) ?? .none
      textChanged()
    }
  }

  package override var reportText: String? { text }

  /// Text whose parts have their own `.font` and `.kern`; nil without text. Plain text is given with the label's font.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: [TextAttribute.font: storedFont])
      case .attributed(let text): text
      }
    }
    set {
      let copy = newValue.map { NSAttributedString(attributedString: $0) }
      content = copy.map(Content.attributed) ?? .none
      textChanged()
    }
  }

  /// The font of all text; system font of 17 points by default and after nil (`UIFont.labelFontSize`). Setting it
  /// replaces the fonts of attributed text.
  open var font: Font! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: Font.labelFontSize)
      if case .attributed(let text) = content {
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(TextAttribute.font, value: storedFont, range: NSRange(location: 0, length: copy.length))
        content = .attributed(copy)
      }
      textChanged()
    }
  }

  /// How many lines there may be; 0 for any number, 1 by default. A negative number counts as 0.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      updateIsMultiline()
      invalidateIntrinsicContentSize()
    }
  }

  /// What happens to text that is too wide; where it is cut has no effect on sizes.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which lines are broken for the intrinsic size, in points; 0, the default, for the width that the layout
  /// gives the label. One that is below 0 or not finite counts as 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      updateIsMultiline()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Stored for pictures, of no effect on the layout

  open var textColor: Color! = .label
  open var textAlignment = TextAlignment.natural
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: Color?
  open var shadowColor: Color?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Text is never made smaller here; a `UILabel` does that without changing its size.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false

  /// Labels take no touches unless this is set.
  open override var isUserInteractionEnabled: Bool {
    get { appearance?.isUserInteractionEnabled ?? false }
    set { ownAppearance.isUserInteractionEnabled = newValue }
  }

  // MARK: Sizes

  /// The rectangle of the text in a rectangle that limits it, at the same origin. Everything about the label's size goes
  /// through here, so that an override can add room around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(width: bounds.size.width, lines: numberOfLines).size
    let height = bounds.size.height.isFinite ? min(size.height, max(0, bounds.size.height)) : size.height
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: height))
  }

  open override var intrinsicContentSize: CGSize {
    if explicitWidth > 0, numberOfLines != 1 { return sizeOfText(width: explicitWidth) }
    let free = sizeOfText(width: Self.unlimited)
    guard isMultiline, let width = sizing.wrappingWidth, width < free.width else { return free }
    return CGSize(width: free.width, height: sizeOfText(width: width).height)
  }

  /// The size of the text within a width; a width of 0 is no limit, and a height is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(width: size.width > 0 ? min(size.width, Self.unlimited) : Self.unlimited)
  }

  package override func firstBaselineOffset() -> CGFloat { currentLayout.firstBaseline }

  /// From the bottom of the text rounded up to pixels, so that a single line has one baseline.
  package override func lastBaselineOffset() -> CGFloat {
    let layout = currentLayout
    return roundedUpToPixels(layout.size).height - layout.lastBaseline
  }

  /// The lines as of the last layout, for pictures; sizes are not rounded.
  package var currentLayout: TextLayout {
    let width = explicitWidth > 0 ? explicitWidth : sizing.wrappingWidth ?? Self.unlimited
    return layout(width: numberOfLines == 1 ? Self.unlimited : width, lines: numberOfLines)
  }
}

extension Label {
  /// A width no text reaches, with room for insets before it overflows.
  private static var unlimited: CGFloat { 1e9 }

  private var explicitWidth: CGFloat {
    preferredMaxLayoutWidth.isFinite ? max(0, preferredMaxLayoutWidth) : 0
  }

  private func sizeOfText(width: CGFloat) -> CGSize {
    let limit = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return roundedUpToPixels(textRect(forBounds: limit, limitedToNumberOfLines: numberOfLines).size)
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout {
    let context = measuringContext
    if let known = measured.first(where: { $0.answers(context, width, lines, lineBreakMode) }) { return known.layout }
    let layout = makeLayout(width: width, lines: lines, context)
    // Two, as a label of several lines is asked for its width on one line in between.
    if measured.count == 2 { measured.removeFirst() }
    measured.append(
      Measured(context: context, width: width, lines: lines, lineBreakMode: lineBreakMode, layout: layout))
    return layout
  }

  private func makeLayout(width: CGFloat, lines: Int, _ context: TextContext) -> TextLayout {
    let text = styled ?? makeStyled()
    var request = TextRequest(text: text)
    request.maximumLineCount = max(0, lines)
    request.maximumWidth = width > 0 ? width : 0
    request.breaksByCharacter = lineBreakMode == .byCharWrapping
    guard lines == 1 else { return context.layout(request) }
    // One line takes all of the paragraph and is cut at the limit.
    request.maximumWidth = .infinity
    var layout = context.layout(request)
    layout.size.width = min(layout.size.width, max(0, width))
    return layout
  }

  private func makeStyled() -> StyledText {
    let made: StyledText =
      switch content {
      case .none: StyledText(runs: [])
      case .plain(let text): StyledText(text, font: storedFont)
      case .attributed(let text): StyledText(text, font: storedFont)
      }
    styled = made
    return made
  }

  private func textChanged() {
    styled = nil
    measured = []
    invalidateIntrinsicContentSize()
  }

  private func updateIsMultiline() {
    isMultiline = numberOfLines != 1 && explicitWidth == 0
  }
}
