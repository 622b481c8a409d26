import Foundation
import LayoutDSL

/// Where an example is built: a root view with a safe area, and names for the views on it.
package final class Stage {
  /// A window for a screen, a plain view for a layout.
  package let root: View
  /// The states the example was laid out in.
  package private(set) var snapshots: [Snapshot] = []
  /// What the layout engine had to say.
  package private(set) var reports: [String] = []
  /// Called at the end of `layOut`.
  var eachState: ((Stage) -> Void)?
  private var names: [(name: String, view: View)] = []

  /// - Parameter isScreen: a phone's window with rounded frames, not a plain view with exact ones.
  init(size: CGSize, direction: UserInterfaceLayoutDirection, isScreen: Bool) {
    let device = Self.device(of: size)
    let orientation: InterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    if isScreen {
      root = Window(screen: device, orientation: orientation)
    } else {
      root = View(frame: CGRect(origin: .zero, size: size))
      root.additionalSafeAreaInsets = device.safeArea(in: orientation)
    }
    root.snp.setLabel("screen")
    root.baseLayoutDirection = direction
    root.reportHandler = { [unowned self] report in reports.append("\(report)") }
  }

  /// The phone that has such a screen, upright or sideways: from 1.9 times as high as wide its sensors are at the top
  /// and cover as much as those of `Screen.phone`; below that there is a status bar of 20 points, upright only.
  private static func device(of size: CGSize) -> Screen {
    let upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    if upright.height >= 1.9 * upright.width {
      return Screen(
        size: upright, safeArea: Screen.phone.safeArea, landscapeSafeArea: Screen.phone.landscapeSafeArea)
    }
    return Screen(
      size: upright, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
  }

  /// Shows a controller in the window of a screen.
  func show(_ controller: ViewController) {
    guard let window = root as? Window else { preconditionFailure("controllers need Example(screen:)") }
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Gives a view that is there already a name; only named views are shown.
  func name(_ name: String, _ view: View) {
    names.append((name, view))
    view.snp.setLabel(name)
  }

  /// Names several views, each by what `name` makes of its number, counted from 0.
  func name(_ views: [View], _ name: (Int) -> String) {
    for (index, view) in views.enumerated() { self.name(name(index), view) }
  }

  /// Adds a view under a name, on the root or on another view.
  @discardableResult
  func add<Added: View>(_ name: String, _ view: Added, to superview: View? = nil) -> Added {
    self.name(name, view)
    (superview ?? root).addSubview(view)
    return view
  }

  /// Adds a plain view under a name.
  @discardableResult
  func add(_ name: String, to superview: View? = nil) -> View {
    add(name, View(), to: superview)
  }

  /// Lays out and keeps the frames of all views named so far that are on the stage.
  func layOut(_ state: String = "") {
    root.layoutIfNeeded()
    let shown = names.filter { $0.view.isDescendant(of: root) }
    snapshots.append(Snapshot(state: state, rows: shown.map { .init(name: $0.name, frame: $0.view.frame) }))
    eachState?(self)
  }

  /// All views below the root, named or not.
  package var viewCount: Int {
    var count = 0
    root.forEachInSubtree { _ in count += 1 }
    return count - 1
  }
}
