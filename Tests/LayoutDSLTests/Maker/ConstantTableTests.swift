import Foundation
import LayoutDSL
import Testing

/// SnapKit's table of constants, cell by cell: the constant of a value for each second attribute and direction.
@Suite struct ConstantTableTests {
  private typealias Attribute = AttributeConstraint.Attribute

  private static let locations: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
    .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
    .centerYWithinMargins,
  ]
  private static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
  ]
  private static let both: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  private func check(
    _ value: ConstraintConstantTargetValue, _ direction: UserInterfaceLayoutDirection,
    _ expected: [(attributes: [Attribute], constant: CGFloat)]
  ) {
    for (attributes, constant) in expected {
      for attribute in attributes {
        let found = value.constant(for: attribute, direction: direction)
        #expect(found == constant, "\(value) for \(attribute), \(direction)")
      }
    }
  }

  @Test func numberIsTheSameEverywhere() {
    for direction in Self.both {
      check(.number(7), direction, [(Self.locations + [.width, .height, .notAnAttribute], 7)])
    }
  }

  @Test func pointGivesXAndYAndNothingForSizes() {
    for direction in Self.both {
      let point = ConstraintConstantTargetValue.point(CGPoint(x: 5, y: 6))
      check(point, direction, [(Self.vertical, 6), (Self.locations.filter { !Self.vertical.contains($0) }, 5)])
      check(point, direction, [([.width, .height, .notAnAttribute], 0)])
    }
  }

  @Test func sizeGivesNothingForLocations() {
    for direction in Self.both {
      let size = ConstraintConstantTargetValue.size(CGSize(width: 5, height: 6))
      check(size, direction, [(Self.locations + [.notAnAttribute], 0), ([.width], 5), ([.height], 6)])
    }
  }

  /// top 1, left 2, bottom 3, right 4.
  @Test func insets() {
    let shared: [(attributes: [Attribute], constant: CGFloat)] = [
      ([.left, .leftMargin], 2), ([.right, .rightMargin], -4), ([.top, .topMargin, .firstBaseline], 1),
      ([.bottom, .bottomMargin, .lastBaseline], -3), ([.centerX, .centerXWithinMargins], (2 - 4) / 2),
      ([.centerY, .centerYWithinMargins], (1 - 3) / 2), ([.width], -(2 + 4)), ([.height], -(1 + 3)),
      ([.notAnAttribute], 0),
    ]
    for direction in Self.both { check(.insets(sides), direction, shared) }
    check(.insets(sides), .leftToRight, [([.leading, .leadingMargin], 2), ([.trailing, .trailingMargin], -4)])
    // Read from the right, leading is the right side and trailing the left one.
    check(.insets(sides), .rightToLeft, [([.leading, .leadingMargin], 4), ([.trailing, .trailingMargin], -2)])
  }

  /// top 1, leading 2, bottom 3, trailing 4.
  @Test func directionalInsets() {
    let shared: [(attributes: [Attribute], constant: CGFloat)] = [
      ([.leading, .leadingMargin], 2), ([.trailing, .trailingMargin], -4), ([.top, .topMargin, .firstBaseline], 1),
      ([.bottom, .bottomMargin, .lastBaseline], -3), ([.centerX, .centerXWithinMargins], (2 - 4) / 2),
      ([.centerY, .centerYWithinMargins], (1 - 3) / 2), ([.width], -(2 + 4)), ([.height], -(1 + 3)),
      ([.notAnAttribute], 0),
    ]
    for direction in Self.both { check(.directionalInsets(directionalSides), direction, shared) }
    check(
      .directionalInsets(directionalSides), .leftToRight, [([.left, .leftMargin], 2), ([.right, .rightMargin], -4)])
    check(
      .directionalInsets(directionalSides), .rightToLeft, [([.left, .leftMargin], 4), ([.right, .rightMargin], -2)])
  }

  /// Exactly the cells whose two directions differ in the table follow the direction.
  @Test func cellsThatFollowTheDirection() {
    let values: [ConstraintConstantTargetValue] = [
      .number(7), .point(CGPoint(x: 5, y: 6)), .size(CGSize(width: 5, height: 6)), .insets(sides),
      .directionalInsets(directionalSides),
    ]
    for value in values {
      for attribute in Attribute.allCases {
        let differs =
          value.constant(for: attribute, direction: .leftToRight)
          != value.constant(for: attribute, direction: .rightToLeft)
        #expect(value.followsDirection(for: attribute) == differs, "\(value) for \(attribute)")
      }
    }
  }
}
