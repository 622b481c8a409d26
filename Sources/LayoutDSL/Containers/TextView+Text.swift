import Foundation

extension TextView {
  /// Types at the end of the text, as a user does, and scrolls there. Does nothing where editing or the change is refused.
  public func insertText(_ typed: String) {
    change(NSRange(location: text.utf16.count, length: 0), to: text + typed, typed)
  }

  /// Deletes the last character, as a user does.
  public func deleteBackward() {
    guard let last = text.last else { return }
    let length = last.utf16.count
    change(NSRange(location: text.utf16.count - length, length: length), to: String(text.dropLast()), "")
  }

  private func change(_ range: NSRange, to changed: String, _ replacement: String) {
    guard becomeFirstResponder() else { return }
    let delegate = delegate as? any TextViewDelegate
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
    text = changed
    if isScrollEnabled { scrollRangeToVisible(NSRange(location: text.utf16.count, length: 0)) }
    delegate?.textViewDidChange(self)
  }

  /// Scrolls as little as needed for the lines of a range of UTF-16 units to be seen; what is beyond the text is at its end.
  public func scrollRangeToVisible(_ range: NSRange) {
    refreshContentSize()
    let lines = layout(within: bounds.width).lines
    let units = text.utf16.count
    let start = min(max(0, range.location), units)
    let first = character(at: start)
    let last = max(first, character(at: start + min(max(0, range.length), units - start)) - 1)
    func line(of character: Int) -> TextLayout.Line? { lines.last { $0.characters.lowerBound <= character } }
    let top = line(of: first)?.top ?? 0
    let bottom = line(of: last)?.bottom ?? 0
    let inset = textContainerInset
    scrollRectToVisible(
      CGRect(x: 0, y: inset.top + top, width: bounds.width, height: bottom - top + inset.bottom), animated: false)
  }

  /// The number of characters before a UTF-16 unit of the text.
  private func character(at unit: Int) -> Int {
    let text = text ?? ""
    return text.distance(from: text.startIndex, to: String.Index(utf16Offset: unit, in: text))
  }

  var measuredFont: Font { font ?? .systemFont(ofSize: 12) }

  private var padding: CGFloat {
    let padding = textContainer.lineFragmentPadding
    return padding.isFinite ? max(0, padding) : 0
  }

  /// What is left and right of the lines.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * padding }

  func layout(within width: CGFloat) -> TextLayout {
    var request = TextRequest(text: styledText)
    request.maximumWidth = max(0, width - sides)
    request.maximumLineCount = max(0, textContainer.maximumNumberOfLines)
    return measuringContext.layout(request)
  }

  func size(within width: CGFloat) -> CGSize {
    let text = layout(within: width).size
    let line = measuringContext.measurer.lineMetrics(of: measuredFont).height
    return roundedUpToPixels(
      CGSize(
        width: max(0, text.width + sides),
        height: max(0, max(text.height, line) + textContainerInset.top + textContainerInset.bottom)))
  }

  func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Makes the content as high as the text is at the width of the view.
  func refreshContentSize() {
    assignContentSize(CGSize(width: bounds.width, height: size(within: bounds.width).height))
  }
}
