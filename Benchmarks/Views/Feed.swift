import Foundation
import LayoutDSL

/// Cells below each other in one tree.
package final class Feed {
  /// How the frames come about.
  nonisolated package enum Style: String, CaseIterable, Sendable {
    /// Constraints made with `snp`, solved by the tree.
    case constraints
    /// Arithmetic, without layout passes.
    case frames
  }

  /// The widths a feed is laid out at in turn, in points.
  nonisolated package static let widths: [CGFloat] = [375, 430]

  package let root: View
  package let cells: [FeedCell]
  private let style: Style
  private var isTextLonger = false

  /// Makes the views, and the constraints if there are any, and lays nothing out yet.
  package init(_ style: Style, count: Int) {
    self.style = style
    let frame = CGRect(x: 0, y: 0, width: Self.widths[0], height: 0)
    switch style {
    case .constraints:
      root = View(frame: frame)
      let cells = (0..<count).map { ConstraintFeedCell(FeedPost($0)) }
      self.cells = cells
      var previous: View?
      for cell in cells {
        root.addSubview(cell)
        cell.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          if let previous { make.top.equalTo(previous.snp.bottom) } else { make.top.equalToSuperview() }
        }
        previous = cell
      }
    case .frames:
      root = View(frame: frame)
      cells = (0..<count).map { FrameFeedCell(FeedPost($0)) }
      for cell in cells { root.addSubview(cell) }
    }
  }

  package func layOut() {
    switch style {
    case .constraints: root.layoutIfNeeded()
    case .frames: layOutByHand()
    }
  }

  private func layOutByHand() {
    var top: CGFloat = 0
    let width = root.bounds.size.width
    for case let cell as FrameFeedCell in cells {
      let height = cell.height(at: width)
      cell.frame = CGRect(x: 0, y: top, width: width, height: height)
      cell.layOut()
      top += height
    }
  }

  /// Gives the feed one of `widths` and lays it out.
  package func layOut(widthNumber: Int) {
    root.frame.size.width = Self.widths[widthNumber % Self.widths.count]
    layOut()
  }

  /// Gives the cell in the middle a text of other length, there and back, and lays out.
  package func changeText() {
    isTextLonger.toggle()
    let number = cells.count / 2
    let cell = cells[number]
    cell.body.text = isTextLonger ? FeedPost.text(number, sentences: 6) : FeedPost(number).text
    (cell as? FrameFeedCell)?.textChanged()
    layOut()
  }

  /// The frames of all views, cell by cell.
  package var frames: [CGRect] { cells.flatMap { $0.allViews.map(\.frame) } }

  /// The most any number of the frames differs from those of another feed; infinite when there are other views.
  package func difference(from other: Feed) -> CGFloat {
    let (own, others) = (frames, other.frames)
    guard own.count == others.count else { return .infinity }
    return zip(own, others).map { left, right in
      max(
        abs(left.minX - right.minX), abs(left.minY - right.minY), abs(left.width - right.width),
        abs(left.height - right.height))
    }.max() ?? 0
  }
}
