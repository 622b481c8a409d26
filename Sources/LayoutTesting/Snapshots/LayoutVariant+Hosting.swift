import Foundation
import LayoutDSL

extension LayoutVariant {
  /// Lays a root out in these circumstances, has the body look at it, and puts everything back as it was.
  ///
  /// For a scale the root is put into a window of the size meanwhile. It must have no superview, and not be a window of
  /// another scale.
  func host<Result>(_ root: View, _ body: () throws -> Result) rethrows -> Result {
    if changesNothing {
      root.rootView.layoutIfNeeded()
      return try body()
    }
    let frame = root.frame
    let direction = root.baseLayoutDirection
    defer {
      root.removeFromSuperview()
      root.frame = frame
      root.baseLayoutDirection = direction
      root.layoutIfNeeded()
    }
    if let size { root.frame = CGRect(origin: frame.origin, size: size) }
    if let newDirection = self.direction { root.baseLayoutDirection = newDirection }
    // A superview is held by nobody but us.
    let window = windowNeeded(for: root)
    return try withExtendedLifetime(window) {
      window?.addSubview(root)
      root.rootView.layoutIfNeeded()
      return try body()
    }
  }

  /// A window for the scale, unless the root is one or there is no scale.
  private func windowNeeded(for root: View) -> Window? {
    guard let scale, !(root is Window) else { return nil }
    let window = Window(size: root.frame.size, scale: scale)
    window.reportHandler = root.reportHandler
    window.silencedHints = root.silencedHints
    window.baseLayoutDirection = root.baseLayoutDirection
    return window
  }

  /// Why a view cannot be seen in these circumstances; nil if it can.
  func problem(with root: View) -> String? {
    if changesNothing { return nil }
    if root.superview != nil { return "\(root.reportName) has a superview. Variants need the root of a tree." }
    if let scale, let window = root as? Window, window.scale != scale {
      return "The scale of a window cannot change. Take a snapshot of what is in it."
    }
    if let scale, !(scale > 0 && scale.isFinite) { return "A scale of \(scale) pixels a point is not above 0." }
    if let size, !(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite) {
      return "\(size.width) by \(size.height) is no size."
    }
    return nil
  }
}
