nonisolated extension ConstraintAttributes {
  /// The layout attribute of each bit.
  private static let attributeOfBit: [AttributeConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// How many attributes the set holds.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The members in emission order. O(members).
  package var expanded: [AttributeConstraint.Attribute] {
    var attributes: [AttributeConstraint.Attribute] = []
    attributes.reserveCapacity(count)
    forEach { attributes.append($0) }
    return attributes
  }

  /// Calls `body` with the members in emission order.
  package func forEach(_ body: (AttributeConstraint.Attribute) -> Void) {
    var bits = rawValue
    while bits != 0 {
      body(Self.attributeOfBit[bits.trailingZeroBitCount])
      bits &= bits - 1
    }
  }

  /// The members' names as a chain, `left.top`; for messages.
  package var names: String {
    expanded.map { "\($0)" }.joined(separator: ".")
  }

  /// Whether a statement about these attributes can name `target` as its right-hand side: a whole item, one attribute,
  /// the same attributes, or the margins that correspond to these edges (or the edges to these margins).
  package func canRelate(to target: ConstraintAttributes) -> Bool {
    target.count <= 1 || target == self || isPairedSideBySide(with: target)
  }

  /// Edges with margins of the same family, either way round.
  package func isPairedSideBySide(with target: ConstraintAttributes) -> Bool {
    switch (self, target) {
    case (.edges, .margins), (.margins, .edges): true
    case (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges): true
    default: false
    }
  }

  /// The right-hand attribute for one left-hand attribute of this statement.
  /// - Parameter target: what the right-hand side names; empty for a whole item.
  package func secondAttribute(
    for first: AttributeConstraint.Attribute, target: ConstraintAttributes
  ) -> AttributeConstraint.Attribute {
    if target.isEmpty || target == self { return first }
    if isPairedSideBySide(with: target) { return first.acrossMargin }
    return Self.attributeOfBit[target.rawValue.trailingZeroBitCount]
  }
}

nonisolated extension AttributeConstraint.Attribute {
  /// The right-hand attribute when nothing but a value stands there: the same one, except that a centre counts from the
  /// superview's left or top (SnapKit's rule on UIKit).
  package var impliedBySuperview: AttributeConstraint.Attribute {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: self
    }
  }

  /// The margin of an edge and the edge of a margin; other attributes are their own counterpart.
  package var acrossMargin: AttributeConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
