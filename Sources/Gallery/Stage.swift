import Foundation
import LayoutDSL

/// A screen to build an example on: a root view with a safe area, and names for the views on it.
///
/// The root is no window, so frames stay exact.
package final class Stage {
  package let root: View
  /// The states the example was laid out in.
  package private(set) var snapshots: [Snapshot] = []
  /// What the layout engine had to say.
  package private(set) var reports: [String] = []
  private var names: [(name: String, view: View)] = []

  init(width: Double, height: Double) {
    root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.snp.setLabel("screen")
    root.additionalSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.reportHandler = { [unowned self] report in reports.append("\(report)") }
  }

  /// Adds a view under a name, on the root or on another view.
  @discardableResult
  func add<Added: View>(_ name: String, _ view: Added, to superview: View? = nil) -> Added {
    names.append((name, view))
    view.snp.setLabel(name)
    (superview ?? root).addSubview(view)
    return view
  }

  /// Adds a plain view under a name.
  @discardableResult
  func add(_ name: String, to superview: View? = nil) -> View {
    add(name, View(), to: superview)
  }

  /// Lays out and keeps the frames of all named views.
  func layOut(_ state: String = "") {
    root.layoutIfNeeded()
    snapshots.append(Snapshot(state: state, rows: names.map { .init(name: $0.name, frame: $0.view.frame) }))
  }
}
