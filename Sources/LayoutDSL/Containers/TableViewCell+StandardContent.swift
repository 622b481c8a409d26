import Foundation

/// Where the texts and the picture of a cell's style stand, and how high they make it.
///
/// The numbers are from Interface Builder's archives since iOS 11: titles and pictures 16 or 20 points from the edge, a
/// `subtitle` of 17 and 12 points 55.5 high at two pixels a point, with the title 10 below the top and the detail a point
/// below the title, every other cell 44 high with its separator, and 8 points between texts and the accessory.
extension TableViewCell {
  /// The least height of a cell with its separator.
  static var standardHeight: CGFloat { 44 }
  /// Above and below a single line, together: what is left of 44 beside 20.5 of text and half a point of separator.
  private static var paddingOfLine: CGFloat { 23 }
  private static var paddingOfSubtitle: CGFloat { 19.5 }
  private static var lineGap: CGFloat { 1 }
  private static var accessoryGap: CGFloat { 8 }
  /// After the picture. An observed size without a public source.
  private static var pictureGap: CGFloat { 16 }
  /// The title of `value2`, and what is between it and the detail. Observed sizes without a public source.
  private static var narrowTitle: (width: CGFloat, gap: CGFloat) { (91, 6) }

  // MARK: Making

  func preparedTitle() -> Label {
    if let title = standard.title { return title }
    let label = makeLabel(size: style == .value2 ? 13 : 17)
    if style == .value2 { label.textAlignment = .right }
    standard.title = label
    return label
  }

  func preparedDetail() -> Label? {
    guard style != .default else { return nil }
    if let detail = standard.detail { return detail }
    let label = makeLabel(size: style == .subtitle ? 12 : style == .value1 ? 17 : 13)
    standard.detail = label
    return label
  }

  func preparedPicture() -> ImageView? {
    guard style != .value2 else { return nil }
    if let picture = standard.picture { return picture }
    let view = ImageView()
    standard.picture = view
    contentView.insertSubview(view, at: 0)
    setNeedsLayout()
    return view
  }

  private func makeLabel(size: CGFloat) -> Label {
    let label = Label()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Measuring

  private var pictureSize: CGSize { standard.picture?.sizeThatFits(.zero) ?? .zero }

  /// Where the texts begin and what they may reach to, from the leading edge of a content view.
  private func textRange(_ width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var start = place.sideMargin + CGFloat(indentationLevel) * indentationWidth
    if pictureSize.width > 0 { start += pictureSize.width + Self.pictureGap }
    return (start, max(start, width - (hasAccessory ? Self.accessoryGap : place.sideMargin)))
  }

  private func size(_ label: Label?, within width: CGFloat) -> CGSize {
    guard let label, let text = label.text, !text.isEmpty, width > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The sizes of title and detail side by side or one above the other, in a content view of a width.
  private func textSizes(_ width: CGFloat) -> (title: CGSize, detail: CGSize) {
    let (start, end) = textRange(width)
    switch style {
    case .default: return (size(standard.title, within: end - start), .zero)
    case .subtitle: return (size(standard.title, within: end - start), size(standard.detail, within: end - start))
    case .value1:
      let title = size(standard.title, within: end - start)
      let left = end - start - (title.width > 0 ? title.width + Self.accessoryGap : 0)
      return (title, size(standard.detail, within: left))
    case .value2:
      let (narrow, gap) = Self.narrowTitle
      return (
        size(standard.title, within: min(narrow, end - start)),
        size(standard.detail, within: end - start - narrow - gap)
      )
    }
  }

  /// How high the content of the style makes a content view of a width; 0 if none of it was asked for.
  func standardHeight(_ width: CGFloat) -> CGFloat {
    guard !standard.isEmpty else { return 0 }
    let (title, detail) = textSizes(width)
    let isTwoLines = style == .subtitle && title.height > 0 && detail.height > 0
    let texts =
      isTwoLines
      ? title.height + Self.lineGap + detail.height + Self.paddingOfSubtitle
      : max(title.height, detail.height) + Self.paddingOfLine
    return max(texts, pictureSize.height, Self.standardHeight - place.separatorHeight)
  }

  // MARK: Placing

  func placeStandardContent() {
    guard !standard.isEmpty else { return }
    let room = contentView.bounds.size
    let (start, end) = textRange(room.width)
    let (title, detail) = textSizes(room.width)
    let picture = pictureSize
    put(
      standard.picture, x: start - picture.width - Self.pictureGap, y: (room.height - picture.height) / 2, picture)
    switch style {
    case .default: put(standard.title, x: start, y: 0, CGSize(width: end - start, height: room.height))
    case .subtitle:
      let isTwoLines = title.height > 0 && detail.height > 0
      let gap = isTwoLines ? Self.lineGap : 0
      let top = middle(title.height + gap + detail.height, room.height)
      put(standard.title, x: start, y: top, title)
      put(standard.detail, x: start, y: top + title.height + gap, detail)
    case .value1:
      put(standard.title, x: start, y: middle(title.height, room.height), title)
      put(standard.detail, x: end - detail.width, y: middle(detail.height, room.height), detail)
    case .value2:
      let (narrow, gap) = Self.narrowTitle
      let width = min(narrow, end - start)
      put(
        standard.title, x: start, y: middle(title.height, room.height), CGSize(width: width, height: title.height))
      put(standard.detail, x: start + narrow + gap, y: middle(detail.height, room.height), detail)
    }
  }

  /// Where something stands that is in the middle, on a whole point: as the archives have it, never above the middle.
  private func middle(_ height: CGFloat, _ room: CGFloat) -> CGFloat { ((room - height) / 2 - 1e-6).rounded(.up) }

  /// Puts a view into the content view, counted from the leading edge; one that constraints place is left to them.
  private func put(_ view: View?, x: CGFloat, y: CGFloat, _ size: CGSize) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? contentView.bounds.width - x - size.width : x
    let exact = CGRect(x: left, y: y, width: size.width, height: size.height)
    let frame = rootView.pixelGrid?.rounded(exact) ?? exact
    if view.frame != frame { view.frame = frame }
  }
}
