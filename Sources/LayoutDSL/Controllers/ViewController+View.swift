import Foundation

extension ViewController {
  func loadViewOnce() {
    guard state.view == nil, !state.isLoading else { return }
    state.isLoading = true
    loadView()
    if state.view == nil { takeView(View()) }
    state.isLoading = false
    viewDidLoad()
  }

  /// Takes another view, or none.
  func takeView(_ view: View?) {
    guard view !== state.view else { return }
    state.view?.host = nil
    state.view?.systemMinimumMargins = nil
    state.view = view
    guard let view else { return }
    view.host = self
    if view.additionalSafeAreaInsets == .zero { view.additionalSafeAreaInsets = state.additionalSafeArea }
    refreshMinimumMargins()
  }

  var minimumMargins: DirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func refreshMinimumMargins() {
    state.view?.systemMinimumMargins = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// What the view is shown on; unspecified without a view in a window.
  public var traitCollection: TraitCollection { state.view?.traitCollection ?? TraitCollection() }

  /// Light or dark for the view and what is in it; `.unspecified` leaves it to the surroundings.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Asks for `updateViewConstraints` in the next pass.
  public func setNeedsUpdateConstraints() { state.view?.setNeedsUpdateConstraints() }
}
