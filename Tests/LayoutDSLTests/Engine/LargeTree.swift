import Foundation
import LayoutDSL

/// A tree of 10,000 views below its root: 100 sections of 33 rows with a title and a detail each. The last row of each
/// section is a stack.
#if MainActorViews
  @MainActor
#endif
struct LargeTree {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 145_200))
  var titles: [Label] = []
  var details: [Label] = []
  /// Of the rows that are no stacks: where the title begins.
  var leadings: [AttributeConstraint] = []

  init() {
    for section in 0..<100 {
      let outer = View(frame: CGRect(x: 0, y: CGFloat(section) * 33 * 44, width: 320, height: 33 * 44))
      root.addSubview(outer)
      for row in 0..<33 { addRow(row, to: outer) }
    }
  }

  private mutating func addRow(_ number: Int, to section: View) {
    let isStack = number == 32
    let title = Label()
    let detail = Label()
    title.text = "Row \(number)"
    detail.text = "more"
    let row = isStack ? StackView(arrangedSubviews: [title, detail]) : View()
    row.frame = CGRect(x: 0, y: CGFloat(number) * 44, width: 320, height: 44)
    section.addSubview(row)
    titles.append(title)
    details.append(detail)
    guard !isStack else { return }
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      relate(label, .centerY, to: row)
    }
    leadings.append(relate(title, .leading, to: row, plus: 16))
    relate(detail, .leading, to: title, .trailing, plus: 8)
  }

  var engine: TreeEngine { root.engine as! TreeEngine }

  /// The frames of all views, in the order of the tree.
  func frames() -> [(view: View, frame: CGRect)] {
    var frames: [(view: View, frame: CGRect)] = []
    root.forEachInSubtree { frames.append(($0, $0.frame)) }
    return frames
  }
}
