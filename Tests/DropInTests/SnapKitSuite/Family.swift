import SnapKit
import UIKit

/// A container with two views, as SnapKit's own tests use.
#if MainActorViews
  @MainActor
#endif
struct Family {
  let container = UIView()
  let v1 = UIView()
  let v2 = UIView()

  init() {
    container.addSubview(v1)
    container.addSubview(v2)
  }

  /// The active constraints the DSL made and the container holds.
  var made: [LayoutConstraint] { made(on: container) }

  func made(on view: UIView) -> [LayoutConstraint] {
    view.constraints.compactMap { $0 as? LayoutConstraint }.filter(\.isActive)
  }

  /// Attribute pairs and constants, by the raw value of the first attribute.
  var rows: [Row] {
    made.sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }
      .map { Row(first: $0.firstAttribute, second: $0.secondAttribute, constant: $0.constant) }
  }

  struct Row: Equatable {
    let first: LayoutAttribute
    let second: LayoutAttribute
    var constant: CGFloat = 0

    init(first: LayoutAttribute, second: LayoutAttribute, constant: CGFloat = 0) {
      self.first = first
      self.second = second
      self.constant = constant
    }

    /// The same attribute on both sides.
    init(_ attribute: LayoutAttribute, _ constant: CGFloat) {
      self.init(first: attribute, second: attribute, constant: constant)
    }
  }
}
