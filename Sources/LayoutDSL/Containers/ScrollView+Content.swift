import Foundation

extension ScrollView {
  var preparedContentGuide: LayoutGuide {
    if let guide = scroll.contentGuide { return guide }
    let guide = LayoutGuide(role: .scrollContent, owner: self, identifier: "UIScrollView-contentLayoutGuide")
    guide.layoutFrame = CGRect(origin: .zero, size: scroll.contentSize)
    scroll.contentGuide = guide
    return guide
  }

  var preparedFrameGuide: LayoutGuide {
    if let guide = scroll.frameGuide { return guide }
    let guide = LayoutGuide(role: .scrollFrame, owner: self, identifier: "UIScrollView-frameLayoutGuide")
    guide.layoutFrame = bounds
    scroll.frameGuide = guide
    return guide
  }

  func assignContentSize(_ size: CGSize) {
    for (property, value) in [("content width", size.width), ("content height", size.height)] {
      if let bad = NonFiniteValue(value) {
        return tell(.notFinite(property: property, value: bad, subject: reportName))
      }
    }
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    if size != scroll.sizeByHand {
      scroll.sizeByHand = size
      tellEngine(.setContentSize)
    }
    takeContentSize(size)
  }

  /// Takes a size of the content, by hand or by constraints. Where less is left than was scrolled to, the offset follows.
  func takeContentSize(_ size: CGSize) {
    guard size != scroll.contentSize else { return }
    let old = offsetRange
    let isShorter = size.width < scroll.contentSize.width || size.height < scroll.contentSize.height
    scroll.contentSize = size
    refreshInsets()
    guard isShorter, old.contains(contentOffset) else { return }
    contentOffset = offsetRange.clamped(contentOffset)
  }

  // MARK: Insets

  func assignContentInset(_ insets: EdgeInsets) {
    let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    for (side, value) in sides {
      if let bad = NonFiniteValue(value) {
        return tell(.notFinite(property: "\(side) content inset", value: bad, subject: reportName))
      }
    }
    changeInsets { scroll.contentInset = insets }
  }

  func changeInsets(_ change: () -> Void) {
    change()
    refreshInsets()
  }

  /// Works out the adjusted insets anew. Where the content stood at its beginning, it still does.
  func refreshInsets() {
    let insets = currentInset
    let old = scroll.adjustedInset
    guard insets != old else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -insets.left }
    if offset.y == -old.top { offset.y = -insets.top }
    scroll.adjustedInset = insets
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if offset != contentOffset { contentOffset = offset }
  }

  private var currentInset: EdgeInsets {
    var added = safeAreaInsets
    switch scroll.adjustment {
    case .never: added = .zero
    case .always: break
    case .automatic, .scrollableAxes:
      if scroll.contentSize.width <= bounds.width && !scroll.bouncesHorizontally {
        added.left = 0
        added.right = 0
      }
      if scroll.contentSize.height <= bounds.height && !scroll.bouncesVertically {
        added.top = 0
        added.bottom = 0
      }
    }
    return scroll.contentInset.adding(added)
  }

  // MARK: Offset

  /// The offsets at which no more than the adjusted insets is seen beyond the content.
  var offsetRange: OffsetRange {
    OffsetRange(content: scroll.contentSize, bounds: bounds.size, insets: scroll.adjustedInset)
  }

  func offsetChanged() {
    tellEngine(.origin)
    setNeedsLayout()
    if safeAreaInsets != .zero || marginState.hasKeyboardGuide { for subview in subviews { subview.refreshEdges() } }
    delegate?.scrollViewDidScroll(self)
  }

  /// The offset nearest to the present one at which a rectangle is seen.
  func offset(toSee rect: CGRect) -> CGPoint {
    guard rect.isFinite else { return contentOffset }
    func along(_ offset: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ rect: (CGFloat, CGFloat))
      -> CGFloat
    {
      let (near, far) = (offset + before, offset + length - after)
      if rect.0 < near { return rect.1 > far ? offset : rect.0 - before }
      guard rect.1 > far else { return offset }
      return min(rect.1 - length + after, rect.0 - before)
    }
    let insets = scroll.adjustedInset
    let moved = CGPoint(
      x: along(contentOffset.x, bounds.width, insets.left, insets.right, (rect.minX, rect.maxX)),
      y: along(contentOffset.y, bounds.height, insets.top, insets.bottom, (rect.minY, rect.maxY)))
    return moved == contentOffset ? moved : offsetRange.clamped(moved)
  }
}
