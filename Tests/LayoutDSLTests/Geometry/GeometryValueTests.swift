import Foundation
import LayoutDSL
import Testing

/// The plain values need no view tree and no isolation.
@Suite struct GeometryValueTests {
  @Test func prioritiesHaveTheValuesOfUIKit() {
    let values: [(LayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, value) in values { #expect(priority.rawValue == value) }
    #expect(LayoutPriority(999.5) < .required)
    #expect(LayoutPriority(rawValue: 250) == .defaultLow)
  }

  @Test func attributesHaveTheRawValuesOfUIKit() {
    let attributes: [AttributeConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(AttributeConstraint.Attribute.baseline == .lastBaseline)
    #expect(AttributeConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(AttributeConstraint.Relation.equal.rawValue == 0)
    #expect(AttributeConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(AttributeConstraint.Axis.horizontal.rawValue == 0)
    #expect(AttributeConstraint.Axis.vertical.rawValue == 1)
  }

  @Test func masksHaveTheRawValuesOfUIKit() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(SemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }

  @Test func insetsMoveEdgesInwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let inner = rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    // 100 - 2 - 4 by 50 - 1 - 3.
    #expect(inner == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(EdgeInsets() == .zero)
    #expect(DirectionalEdgeInsets() == .zero)
  }

  @Test func edgesThatAreSharedStayShared() {
    let grid = PixelGrid(scale: 2)
    let left = grid.rounded(CGRect(x: 0.2, y: 0, width: 33.1, height: 1))
    let right = grid.rounded(CGRect(x: 33.3, y: 0, width: 10, height: 1))
    // 0.2 to 0, 33.3 to 33.5, 43.3 to 43.5.
    #expect(left == CGRect(x: 0, y: 0, width: 33.5, height: 1))
    #expect(right == CGRect(x: 33.5, y: 0, width: 10, height: 1))
  }

  @Test func numbersThatAreNoneEqualThemselves() {
    #expect(NonFiniteValue(CGFloat.nan) == .notANumber)
    #expect(NonFiniteValue(CGFloat.infinity) == .infinity)
    #expect(NonFiniteValue(-CGFloat.infinity) == .negativeInfinity)
    #expect(NonFiniteValue(CGFloat(3)) == nil)
  }
}
