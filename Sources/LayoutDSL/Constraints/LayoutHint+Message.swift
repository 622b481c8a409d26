import Foundation

nonisolated extension LayoutHint.Kind {
  /// The kind in words, as a sentence or two.
  package var message: String {
    switch self {
    case .insetOnCentre(let constraint, let inset):
      "The inset of \(Self.text(inset)) has no effect on \(constraint): it is the same from both sides of a centre."
        + " An offset moves it."
    case .multiplierOnNumber(let constraint, let multiplier):
      "The multiplier \(Self.text(multiplier)) of \(constraint) does not multiply the number."
    case .numberPushesOutward(let constraint, let number):
      "\(constraint) reaches \(Self.text(number)) beyond the superview. A number is no inset: the far sides need a"
        + " negative one, or equalToSuperview().inset(\(Self.text(number)))."
    case .multiplierReplaced(let statement, let earlier, let later):
      "\(statement) has a second multiplier. \(Self.text(earlier)) and \(Self.text(later)) do not multiply:"
        + " \(Self.text(later)) alone counts."
    case .constantReplaced(let statement, let earlier, let later):
      "\(statement) has \(Self.words(earlier)) and then \(Self.words(later)). They do not add up: the latter alone"
        + " counts."
    case .requiredPriorityChanged(let constraint, let old, let new):
      "The priority of \(constraint) changes from \(Self.text(CGFloat(old))) to \(Self.text(CGFloat(new))), between"
        + " required and optional. It applies here; SnapKit would ignore it."
    case .ambiguousContentSize(let name, .horizontal):
      "Nothing says how wide the content of \(name) is. Relate its right or trailing edge to what is inside, through"
        + " views of known widths."
    case .ambiguousContentSize(let name, .vertical):
      "Nothing says how high the content of \(name) is. Relate its bottom edge to what is inside, through views of known"
        + " heights."
    case .noRowHeight(let name):
      "The constraints in the content view of a \(name) come to a height of zero. Its rows are 44 high; relate the top edge"
        + " to the bottom edge through what is inside for another height."
    case .missingRelation(let item, let attributes, let line):
      "\(item).\(attributes) is related to nothing and has no effect"
        + (line.map { "; it comes after the statement of line \($0)." } ?? ".")
    }
  }

  private static func text(_ value: CGFloat) -> String { AttributeConstraint.number(value) }

  private static func words(_ source: LayoutHint.ConstantSource) -> String {
    switch source {
    case .number: "a number"
    case .offset: "an offset"
    case .inset: "an inset"
    }
  }
}
