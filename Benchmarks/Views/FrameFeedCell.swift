import Foundation
import LayoutDSL

/// Placed by hand: frames worked out one after the other, without a layout pass.
package final class FrameFeedCell: FeedCell {
  /// The height at the width it was last asked for, and the width the views inside were last placed at; nil when the text
  /// is another since.
  private var knownHeight: (width: CGFloat, height: CGFloat)?
  private var knownWidth: CGFloat?

  package func textChanged() {
    knownHeight = nil
    knownWidth = nil
  }

  /// How high the cell is at a width. Remembered.
  package func height(at width: CGFloat) -> CGFloat {
    if let knownHeight, knownHeight.width == width { return knownHeight.height }
    let textHeight = body.sizeThatFits(CGSize(width: width - 2 * Metric.margin, height: 0)).height
    let height =
      Metric.margin + Metric.avatar + Metric.gap + textHeight + Metric.gap + width / pictureRatio + Metric.gap
      + likes.intrinsicContentSize.height + Metric.gap + Metric.separator + Metric.buttonHeight
    knownHeight = (width, height)
    return height
  }

  /// Places what is inside, unless it is where it should be.
  package func layOut() {
    let width = bounds.size.width
    if knownWidth == width { return }
    knownWidth = width
    let textTop = layOutHead(width)
    let bodyWidth = width - 2 * Metric.margin
    let textHeight = body.sizeThatFits(CGSize(width: bodyWidth, height: 0)).height
    body.frame = CGRect(x: Metric.margin, y: textTop, width: bodyWidth, height: textHeight)
    let pictureTop = textTop + textHeight + Metric.gap
    picture.frame = CGRect(x: 0, y: pictureTop, width: width, height: width / pictureRatio)
    let countersTop = pictureTop + width / pictureRatio + Metric.gap
    let separatorTop = layOutCounters(countersTop, width)
    separator.frame = CGRect(x: Metric.margin, y: separatorTop, width: bodyWidth, height: Metric.separator)
    layOutActions(separatorTop + Metric.separator, width)
  }

  private func layOutHead(_ width: CGFloat) -> CGFloat {
    let top = Metric.margin
    avatar.frame = CGRect(x: Metric.margin, y: top, width: Metric.avatar, height: Metric.avatar)
    let menuLeft = width - Metric.margin - Metric.menu
    menu.frame = CGRect(x: menuLeft, y: top, width: Metric.menu, height: Metric.menu)
    let nameSize = name.intrinsicContentSize
    let ageSize = age.intrinsicContentSize
    let handleSize = handle.intrinsicContentSize
    let middle = top + Metric.avatar / 2
    let left = Metric.margin + Metric.avatar + Metric.gap
    let ageLeft = menuLeft - Metric.gap - ageSize.width
    let nameTop = middle - Metric.lineGap / 2 - nameSize.height
    name.frame = CGRect(
      x: left, y: nameTop, width: min(nameSize.width, ageLeft - Metric.gap - left), height: nameSize.height)
    handle.frame = CGRect(
      x: left, y: middle + Metric.lineGap / 2, width: handleSize.width, height: handleSize.height)
    age.frame = CGRect(
      x: ageLeft, y: nameTop + (nameSize.height - ageSize.height) / 2, width: ageSize.width, height: ageSize.height)
    return top + Metric.avatar + Metric.gap
  }

  private func layOutCounters(_ top: CGFloat, _ width: CGFloat) -> CGFloat {
    let likesSize = likes.intrinsicContentSize
    let repliesSize = replies.intrinsicContentSize
    let sharesSize = shares.intrinsicContentSize
    likes.frame = CGRect(x: Metric.margin, y: top, width: likesSize.width, height: likesSize.height)
    let sharesLeft = width - Metric.margin - sharesSize.width
    shares.frame = CGRect(x: sharesLeft, y: top, width: sharesSize.width, height: sharesSize.height)
    let repliesLeft = sharesLeft - Metric.counterGap - repliesSize.width
    replies.frame = CGRect(x: repliesLeft, y: top, width: repliesSize.width, height: repliesSize.height)
    return top + likesSize.height + Metric.gap
  }

  private func layOutActions(_ top: CGFloat, _ width: CGFloat) {
    let length = width / 3
    for (index, action) in actions.enumerated() {
      action.view.frame = CGRect(
        x: CGFloat(index) * length, y: top, width: length, height: Metric.buttonHeight)
      let size = action.title.intrinsicContentSize
      action.icon.frame = CGRect(
        x: Metric.margin, y: (Metric.buttonHeight - Metric.icon) / 2, width: Metric.icon, height: Metric.icon)
      action.title.frame = CGRect(
        x: Metric.margin + Metric.icon + Metric.iconGap, y: (Metric.buttonHeight - size.height) / 2,
        width: size.width, height: size.height)
    }
  }
}
