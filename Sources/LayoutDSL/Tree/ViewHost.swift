import Foundation

/// What a view tells the controller whose view it is.
package protocol ViewHost: Responder {
  func hostedViewWillMove(toWindow window: Window?)
  func hostedViewDidMoveToWindow()
  /// Instead of the view's `updateConstraints`, which it is to call.
  func updateHostedConstraints()
  func hostedViewWillLayout()
  func hostedViewDidLayout()
  func hostedSafeAreaDidChange()
  func hostedMarginsDidChange()
  func hostedTraitsDidChange(from previous: TraitCollection)
  /// The window is about to have another size: `change` gives it that.
  func hostedWindowWillResize(to size: CGSize, change: () -> Void)
}
