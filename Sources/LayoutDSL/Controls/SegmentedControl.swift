import Foundation

/// Segments of which one is selected, as `UISegmentedControl` from iOS 13 on.
///
/// 31 points high in a frame of 32, as in Interface Builder's archives. All segments are as wide as the widest title in
/// 13 points or image, and 20 more, with a point between them: an archive has 257 for three segments of at most five
/// ideographs, 3 · (5 · 13 + 20) + 2. Hugging 250 along its length, 750 across.
open class SegmentedControl: Control {
  /// What no segment is called.
  nonisolated public static let noSegment = -1

  private enum Segment: Equatable {
    case title(String)
    case image(Image)
  }

  private var segments: [Segment] = []
  private var widths: [CGFloat] = []
  private var selected = SegmentedControl.noSegment

  /// Segments of titles and images, in order; anything else among them is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insert(.title(title), at: segments.count) }
      if let image = item as? Image { insert(.image(image), at: segments.count) }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHugging(.defaultLow, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHugging(.defaultLow, .defaultHigh)
  }

  public var numberOfSegments: Int { segments.count }

  /// The selected one; `noSegment` for none, also when set to one that is not there. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Taps on a segment as a user does; sends `valueChanged` if another one was selected.
  public func select(_ index: Int) {
    guard segments.indices.contains(index), index != selected else { return }
    selected = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Segments

  /// Puts a segment at an index, clamped to those there are.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(.title(title ?? ""), at: index)
  }

  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(.image(image ?? Image()), at: index)
  }

  /// Takes a segment out; one that is not there is left alone.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    widths.remove(at: index)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    widths = []
    selected = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt index: Int) { replace(.title(title ?? ""), at: index) }
  open func setImage(_ image: Image?, forSegmentAt index: Int) { replace(.image(image ?? Image()), at: index) }

  open func titleForSegment(at index: Int) -> String? {
    guard segments.indices.contains(index), case .title(let title) = segments[index] else { return nil }
    return title
  }

  /// The width of a segment in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    guard widths.indices.contains(index), width.isFinite else { return }
    widths[index] = max(0, width)
    invalidateIntrinsicContentSize()
  }

  // MARK: Looks

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  // Stored for pictures.
  open var selectedSegmentTintColor: Color?

  /// How titles look in a state. The font of `.normal` decides on the widths.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    if state == .normal { invalidateIntrinsicContentSize() }
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  private var titleFont: Font {
    titleAttributes[State.normal.rawValue]?[TextAttribute.font] as? Font ?? .systemFont(ofSize: 13)
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(contentWidth).max() ?? 0
    let sum = widths.reduce(0) { $0 + ($1 > 0 ? $1 : widest + 20) }
    return CGSize(width: sum + CGFloat(max(0, segments.count - 1)), height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  /// The frame reaches a point further down.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  private func contentWidth(_ segment: Segment) -> CGFloat {
    switch segment {
    case .image(let image): image.size.width
    case .title(let title):
      roundedUpToPixels(
        measuringContext.layout(TextRequest(text: StyledText(title, font: titleFont))).size
      ).width
    }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    widths.insert(0, at: place)
    if selected >= place { selected += 1 }
    invalidateIntrinsicContentSize()
  }

  private func replace(_ segment: Segment, at index: Int) {
    guard segments.indices.contains(index), segments[index] != segment else { return }
    segments[index] = segment
    invalidateIntrinsicContentSize()
  }
}
