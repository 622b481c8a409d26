import LayoutDSL
import Observation

/// Keeps a view up to date with the observable models it shows.
///
/// As UIKit does with what `viewWillLayoutSubviews` reads: what is shown is read in a layout pass, and a change of anything
/// that was read asks for another pass. So several changes are shown at once, a change nobody reads costs nothing, and
/// after `layoutIfNeeded()` everything is shown.
package final class ModelBinding {
  private weak var view: View?
  private let show: () -> Void
  private var isOutdated = true

  /// - Parameters:
  ///   - view: whose layout passes call `update()`.
  ///   - show: reads the models and changes views.
  package init(of view: View, show: @escaping () -> Void) {
    self.view = view
    self.show = show
  }

  /// To be called in each layout pass of the view. Shows the models if anything about them is not shown yet.
  package func update() {
    guard isOutdated else { return }
    isOutdated = false
    let changing = TreeCallback<Void> { [weak self] in self?.modelIsChanging() }
    // Tells once, so it is asked anew with each showing.
    withObservationTracking {
      show()
    } onChange: {
      changing(())
    }
  }

  /// Models still have their old values now; the pass is later.
  private func modelIsChanging() {
    isOutdated = true
    view?.setNeedsLayout()
  }
}
