import Foundation
import LayoutDSL

/// What every component is built on: its views are added, then constrained, then wired to what they do.
///
/// A subclass overrides the three steps, each of which does nothing here, and no initializer. They are called once, in this
/// order, when the view is made; the properties a subclass declares have their initial values by then.
open class Component: View {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setUpViews()
    setUpConstraints()
    setUpBindings()
  }

  /// First: makes the tree of subviews, with their looks.
  open func setUpViews() {}

  /// Second, when all views have their superviews: constrains them.
  open func setUpConstraints() {}

  /// Third: actions, gestures and callbacks.
  open func setUpBindings() {}
}
