import Foundation
import LayoutDSL
import XCTest

/// A view with an intrinsic size that can be changed, laid out by constraints.
final class Box: View {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = View.noIntrinsicMetric, _ height: CGFloat = View.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    content = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}

#if MainActorViews
  @MainActor
#endif
extension View {
  /// The view, after adding the others in front of its subviews.
  @discardableResult func adding(_ views: View...) -> Self {
    for view in views { addSubview(view) }
    return self
  }
}

/// Makes and activates `first.attribute REL multiplier · second.attribute + constant`.
#if MainActorViews
  @MainActor
#endif
@discardableResult func relate(
  _ first: LayoutConstraintItem, _ attribute: AttributeConstraint.Attribute,
  _ relation: AttributeConstraint.Relation = .equal, to second: LayoutConstraintItem? = nil,
  _ secondAttribute: AttributeConstraint.Attribute? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
  at priority: Float = 1000, file: String = #fileID, line: UInt = #line
) -> AttributeConstraint {
  let constraint = AttributeConstraint(
    item: first, attribute: attribute, relatedBy: relation, toItem: second,
    attribute: secondAttribute ?? attribute, multiplier: multiplier, constant: constant, file: file, line: line)
  constraint.priority = LayoutPriority(priority)
  constraint.isActive = true
  return constraint
}

/// Pins width and height to numbers.
#if MainActorViews
  @MainActor
#endif
func size(_ view: LayoutConstraintItem, _ width: CGFloat, _ height: CGFloat) {
  relate(view, .width, plus: width)
  relate(view, .height, plus: height)
}

/// A root of the given size at the origin whose frame stays as it is.
#if MainActorViews
  @MainActor
#endif
func makeRoot(_ width: CGFloat, _ height: CGFloat) -> View {
  View(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Pins the four edges to those of another item, moved inwards by the insets.
#if MainActorViews
  @MainActor
#endif
func pin(
  _ item: LayoutConstraintItem, to other: LayoutConstraintItem, insets: EdgeInsets = .zero
) {
  relate(item, .top, to: other, plus: insets.top)
  relate(item, .left, to: other, plus: insets.left)
  relate(item, .bottom, to: other, plus: -insets.bottom)
  relate(item, .right, to: other, plus: -insets.right)
}

/// Compares two numbers to a billionth.
func assertEqual(
  _ value: CGFloat, _ expected: CGFloat, accuracy: CGFloat = 1e-9, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(value, expected, accuracy: accuracy, file: file, line: line)
}

/// Compares two rectangles, each component to a billionth of a point.
func assertEqual(
  _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, accuracy: CGFloat = 1e-9,
  file: StaticString = #filePath, line: UInt = #line
) {
  let found = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  for (value, expected) in zip(found, [x, y, width, height]) where !(abs(value - expected) <= accuracy) {
    XCTFail("\(rect) is not (\(x), \(y), \(width), \(height))", file: file, line: line)
    return
  }
}
