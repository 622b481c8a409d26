import Foundation

/// Works out the constraints a stack wants: those UIKit makes for the same arrangement.
struct StackArrangement {
  let stack: StackView
  let main: StackAxis
  let cross: StackAxis
  /// The arranged views, hidden ones included.
  let all: [ArrangedView]
  let visible: [ArrangedView]
  /// The distances after each visible view but the last.
  let gaps: [CGFloat]
  private(set) var rules: [ContainerRule] = []

  init(_ stack: StackView) {
    self.stack = stack
    main = StackAxis(stack.axis)
    cross = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    all = stack.arranged
    visible = stack.visible
    gaps = stack.gaps(visible)
  }

  /// What the views are arranged in.
  var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  /// All constraints, in an order that depends on the arrangement alone.
  mutating func makeRules() -> [ContainerRule] {
    connectMainEdges()
    addSpacing()
    distribute()
    addTextWidths()
    collapseHidden()
    align()
    return rules
  }

  // MARK: Words for rules

  mutating func add(_ rule: ContainerRule) { rules.append(rule) }

  /// `first.attribute == second.attribute`, required unless said otherwise.
  mutating func equate(
    _ part: StackPart, _ identifier: StackIdentifier, of numbers: (Int, Int) = (0, 0),
    _ first: any LayoutItem, _ firstAttribute: AttributeConstraint.Attribute, _ second: any LayoutItem,
    _ secondAttribute: AttributeConstraint.Attribute, _ relation: AttributeConstraint.Relation = .equal,
    at priority: LayoutPriority = .required
  ) {
    add(
      ContainerRule(
        key: .init(part: part, first: numbers.0, second: numbers.1), identifier: identifier, first: first,
        firstAttribute: firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
        priority: priority))
  }

  /// `item.length == 0`.
  mutating func shrink(
    _ part: StackPart, _ identifier: StackIdentifier, of number: Int = 0, _ item: any LayoutItem,
    _ length: AttributeConstraint.Attribute, at priority: LayoutPriority
  ) {
    add(
      ContainerRule(
        key: .init(part: part, first: number), identifier: identifier, first: item, firstAttribute: length,
        priority: priority))
  }
}
