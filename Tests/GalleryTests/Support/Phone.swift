import Foundation
import LayoutDSL

/// Shows a controller on a phone of 390 x 844 points, whose safe area is (0, 47, 390, 763) upright and (47, 0, 750, 369)
/// sideways.
#if MainActorViews
  @MainActor
#endif
func phone(_ controller: ViewController, _ orientation: InterfaceOrientation = .portrait) -> Window {
  let window = Window(screen: .phone, orientation: orientation)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}
