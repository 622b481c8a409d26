import SnapKit
import UIKit

/// Shows a controller on a phone of 390 x 844 points whose safe area is (0, 47, 390, 763), and lays it out.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(screen: .phone)
  window.rootViewController = controller
  window.layoutIfNeeded()
  return window
}

/// Puts a component at the top of a plain view of a width, and lays it out. Frames are not rounded there.
@MainActor
func place(_ component: UIView, width: CGFloat) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
  root.addSubview(component)
  component.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
  root.layoutIfNeeded()
  return root
}
