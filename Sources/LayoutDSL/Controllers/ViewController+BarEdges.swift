import Foundation

/// The guide of a bar's edge.
private final class BarEdge: LayoutGuide, LayoutSupport {}

extension ViewController {
  /// From the top of the view to the top of its safe area: `UIViewController.topLayoutGuide`.
  public var topLayoutGuide: any LayoutSupport { barEdge(isTop: true) }

  /// From the bottom of the view's safe area to its bottom: `UIViewController.bottomLayoutGuide`.
  public var bottomLayoutGuide: any LayoutSupport { barEdge(isTop: false) }

  private func barEdge(isTop: Bool) -> BarEdge {
    let name = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    let view: View = self.view
    for case let guide as BarEdge in view.layoutGuides where guide.identifier == name { return guide }
    let guide = BarEdge()
    guide.identifier = name
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    AttributeConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

extension LayoutSupport {
  /// The height in points, after a layout pass.
  public var length: CGFloat { layoutFrame.height }
}
