nonisolated extension AttributeConstraint {
  /// The part of an item a constraint relates. Raw values as `NSLayoutConstraint.Attribute`.
  nonisolated public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// The last baseline, under its older name.
    public static var baseline: Attribute { .lastBaseline }

    /// A width or height.
    package var isSize: Bool { self == .width || self == .height }

    /// Leading or trailing, margins included.
    package var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// Left or right, margins included.
    package var isAbsoluteSide: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: true
      default: false
      }
    }

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute of the margins guide that stands for it; nil for one that is no margin.
    package var insideMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// How the two sides stand to each other. Raw values as `NSLayoutConstraint.Relation`.
  nonisolated public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    package var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A direction in space. Raw values as `NSLayoutConstraint.Axis`.
  nonisolated public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
