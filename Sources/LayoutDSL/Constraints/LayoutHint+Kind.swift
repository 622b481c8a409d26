import Foundation

nonisolated extension LayoutHint {
  /// What the remark is about, with the constraint or statement in words.
  nonisolated public enum Kind: Sendable, Equatable {
    /// A number as inset where the target is a centre: it is the same from both sides, so it moves nothing.
    case insetOnCentre(constraint: String, inset: CGFloat)
    /// A multiplier where the target is a number. It multiplies the superview's attribute for a position and nothing at
    /// all for a size, never the number.
    case multiplierOnNumber(constraint: String, multiplier: CGFloat)
    /// A positive number as target of a right, bottom or trailing side: that far outside of the superview.
    case numberPushesOutward(constraint: String, number: CGFloat)
    /// A second multiplier. The two do not multiply, the later one counts.
    case multiplierReplaced(statement: String, earlier: CGFloat, later: CGFloat)
    /// A second constant, such as an offset after an inset. The two do not add up, the later one counts.
    case constantReplaced(statement: String, earlier: ConstantSource, later: ConstantSource)
    /// The priority of a constraint went from required to optional or back. It applies; SnapKit would ignore it.
    case requiredPriorityChanged(constraint: String, from: Float, to: Float)
    /// Attributes that were never related to anything. The place is that of the closure they are in; `after` is the line
    /// of the last related statement before them.
    case missingRelation(item: String, attributes: String, after: UInt?)
    /// Constraints speak of a scroll view's content along an axis, but nothing says where it ends.
    case ambiguousContentSize(scrollView: String, axis: AttributeConstraint.Axis)
    /// The constraints in a cell's content view come to no height, so the row has the standard one.
    case noRowHeight(cell: String)
  }

  /// How a statement gave its constant.
  nonisolated public enum ConstantSource: String, Sendable {
    /// As the target of the relation: `equalTo(10)`.
    case number
    case offset
    case inset
  }

  /// The kinds of hints without what each is about; for silencing.
  nonisolated public enum Category: String, Sendable, CaseIterable {
    case insetOnCentre
    case multiplierOnNumber
    case numberPushesOutward
    case multiplierReplaced
    case constantReplaced
    case requiredPriorityChanged
    case missingRelation
    case ambiguousContentSize
    case noRowHeight
  }
}

nonisolated extension Set<LayoutHint.Category> {
  /// Every kind of hint.
  public static var all: Self { Set(LayoutHint.Category.allCases) }
}

nonisolated extension LayoutHint.Kind {
  public var category: LayoutHint.Category {
    switch self {
    case .insetOnCentre: .insetOnCentre
    case .multiplierOnNumber: .multiplierOnNumber
    case .numberPushesOutward: .numberPushesOutward
    case .multiplierReplaced: .multiplierReplaced
    case .constantReplaced: .constantReplaced
    case .requiredPriorityChanged: .requiredPriorityChanged
    case .missingRelation: .missingRelation
    case .ambiguousContentSize: .ambiguousContentSize
    case .noRowHeight: .noRowHeight
    }
  }

  /// What tells two hints of one category and line apart. Names of items do not: a line that makes many rows of a table
  /// is told once.
  package var detail: [String] {
    switch self {
    case .insetOnCentre(_, let number), .multiplierOnNumber(_, let number), .numberPushesOutward(_, let number):
      ["\(number)"]
    case .multiplierReplaced(_, let earlier, let later): ["\(earlier)", "\(later)"]
    case .constantReplaced(_, let earlier, let later): [earlier.rawValue, later.rawValue]
    case .requiredPriorityChanged(_, let old, let new): ["\(old)", "\(new)"]
    case .missingRelation(_, let attributes, _): [attributes]
    case .ambiguousContentSize(let name, let axis): [name, "\(axis)"]
    case .noRowHeight(let name): [name]
    }
  }
}
