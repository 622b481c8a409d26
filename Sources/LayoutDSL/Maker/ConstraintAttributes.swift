/// A set of layout attributes: what a statement such as `make.left.top` names.
///
/// A set, so chaining an attribute twice or in another order makes no difference. `expanded` lists the members in bit
/// order, which is the order in which a statement emits its constraints.
nonisolated package struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    self.rawValue = 1 << bit
  }

  package static let left = ConstraintAttributes(bit: 0)
  package static let top = ConstraintAttributes(bit: 1)
  package static let right = ConstraintAttributes(bit: 2)
  package static let bottom = ConstraintAttributes(bit: 3)
  package static let leading = ConstraintAttributes(bit: 4)
  package static let trailing = ConstraintAttributes(bit: 5)
  package static let width = ConstraintAttributes(bit: 6)
  package static let height = ConstraintAttributes(bit: 7)
  package static let centerX = ConstraintAttributes(bit: 8)
  package static let centerY = ConstraintAttributes(bit: 9)
  package static let lastBaseline = ConstraintAttributes(bit: 10)
  package static let firstBaseline = ConstraintAttributes(bit: 11)
  package static let leftMargin = ConstraintAttributes(bit: 12)
  package static let rightMargin = ConstraintAttributes(bit: 13)
  package static let topMargin = ConstraintAttributes(bit: 14)
  package static let bottomMargin = ConstraintAttributes(bit: 15)
  package static let leadingMargin = ConstraintAttributes(bit: 16)
  package static let trailingMargin = ConstraintAttributes(bit: 17)
  package static let centerXWithinMargins = ConstraintAttributes(bit: 18)
  package static let centerYWithinMargins = ConstraintAttributes(bit: 19)

  package static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
  package static let horizontalEdges: ConstraintAttributes = [.left, .right]
  package static let verticalEdges: ConstraintAttributes = [.top, .bottom]
  package static let directionalEdges: ConstraintAttributes = [.leading, .trailing, .top, .bottom]
  package static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
  /// The same set as `verticalEdges`.
  package static let directionalVerticalEdges = verticalEdges
  package static let size: ConstraintAttributes = [.width, .height]
  package static let center: ConstraintAttributes = [.centerX, .centerY]
  package static let margins: ConstraintAttributes = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  package static let directionalMargins: ConstraintAttributes = [
    .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ]
  package static let centerWithinMargins: ConstraintAttributes = [.centerXWithinMargins, .centerYWithinMargins]
}
