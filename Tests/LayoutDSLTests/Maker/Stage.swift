import Foundation
import LayoutDSL

/// A root of the given size that constraints do not change.
#if MainActorViews
  @MainActor
#endif
func root(_ width: CGFloat, _ height: CGFloat) -> View {
  let root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.snp.setLabel("root")
  return root
}

extension View {
  /// Adds the view to a superview; returns the view.
  func placed(in superview: View, named name: String? = nil) -> Self {
    superview.addSubview(self)
    if let name { snp.setLabel(name) }
    return self
  }

  /// Gives the view another size and lays its tree out.
  func resize(_ width: CGFloat, _ height: CGFloat) {
    frame = CGRect(x: frame.minX, y: frame.minY, width: width, height: height)
    layoutIfNeeded()
  }
}
