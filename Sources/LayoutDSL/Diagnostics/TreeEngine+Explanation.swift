import Foundation
import LayoutKernel

extension TreeEngine {
  /// Why an attribute of an item has its value, in the coordinates of its superview. A guide the library places has no
  /// record.
  func explanation(
    of attribute: AttributeConstraint.Attribute, _ item: any LayoutItem, _ record: ItemRecord?
  ) -> LayoutExplanation? {
    guard let root, let expression = expression(of: attribute, item, record) else { return nil }
    let catalog = RowCatalog(root)
    let open = record.map { ambiguities(of: $0) } ?? []
    var explanation: LayoutExplanation?
    reading { () throws(SolverError) in
      let influences = try InfluenceSum(expression, solver)
      let insets = RowMeaning.insets(of: item, attribute, item.effectiveUserInterfaceLayoutDirection)
      explanation = LayoutExplanation(
        subject: "\(item.reportName).\(attribute)", value: try value(of: expression),
        steps: constantSteps(expression.constant, insets.map { ($0.meaning, $0.factor) })
          + chain(of: influences, from: expression, catalog).flatMap { steps(for: $0, catalog) },
        pressures: try pressures(against: influences, catalog),
        ambiguities: open.filter { ambiguity in
          record?.quantities.contains { $0.quantity == ambiguity.quantity && influences.mentions($0.variable) } ?? false
        })
    }
    return explanation
  }

  /// The active constraints that decide an item's position and size along an axis, in order of addition.
  func constraints(affecting record: ItemRecord, along axis: AttributeConstraint.Axis) -> [AttributeConstraint] {
    guard let root else { return [] }
    let catalog = RowCatalog(root)
    var rows: [LinearConstraint] = []
    reading { () throws(SolverError) in
      for variable in [record.start(axis), record.length(axis)] {
        let influences = try InfluenceSum(LinearExpression(variable), solver)
        rows += influences.constraints + (try violated(against: influences, catalog).map(\.row))
      }
    }
    var found: [Int: AttributeConstraint] = [:]
    for row in rows {
      if case .constraint(let constraint) = catalog[row] { found[ConsoleName.number(of: constraint)] = constraint }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Values

  /// The root has no superview: its position is that of its frame.
  private func expression(
    of attribute: AttributeConstraint.Attribute, _ item: any LayoutItem, _ record: ItemRecord?
  ) -> LinearExpression? {
    let direction = item.effectiveUserInterfaceLayoutDirection
    if let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView {
      return value(of: attribute, item, direction, superview)
    }
    guard let root, let record, var sum = value(of: attribute, item, direction, root) else { return nil }
    if !attribute.isSize {
      let insets = record.alignmentInsets
      sum.add(record.start(attribute.dimension))
      sum.constant -= attribute.dimension == .horizontal ? insets.left : insets.top
    }
    return sum
  }

  private func value(of expression: LinearExpression) throws(SolverError) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += term.coefficient * (try solver.value(of: term.variable)) }
    return sum
  }

  // MARK: Steps

  /// From the expression outwards, and the root's frame at the end.
  private func chain(
    of influences: InfluenceSum, from expression: LinearExpression, _ catalog: RowCatalog
  ) -> [InfluenceSum.Part] {
    let chain = influences.chain(from: expression) { rank(of: $0, catalog) }
    return chain.filter { rank(of: $0, catalog) < 2 } + chain.filter { rank(of: $0, catalog) == 2 }
  }

  /// What users ask for before what the library adds, and the root's frame last.
  private func rank(of influence: InfluenceSum.Part, _ catalog: RowCatalog) -> Int {
    guard case .constraint(let row) = influence.source, let meaning = catalog[row] else { return 1 }
    switch meaning {
    case .constraint: return 0
    case .rootFrame: return 2
    default: return 1
    }
  }

  /// A constraint as a step, with what it takes from the insets of the library's guides as steps of their own.
  private func steps(for influence: InfluenceSum.Part, _ catalog: RowCatalog) -> [LayoutExplanation.Step] {
    guard case .constraint(let row) = influence.source else {
      guard case .wishForZero(let variable) = influence.source else { return [] }
      return [step("\(name(of: variable) ?? "(gone)") == 0 (nothing determines it)", 0)]
    }
    guard let meaning = catalog[row] else { return [] }
    guard case .constraint(let constraint) = meaning else {
      return [LayoutExplanation.Step(constraint: meaning.summary, contribution: CGFloat(influence.contribution))]
    }
    let own = influence.factor * constraint.physicalConstant
    let insets = meaning.insets.map { (meaning: $0.meaning, factor: CGFloat(influence.factor) * $0.factor) }
    return [LayoutExplanation.Step(constraint: meaning.summary, contribution: own)]
      + constantSteps(influence.contribution - own, insets)
  }

  /// A constant taken apart: the insets in it, each with its factor, and what is left.
  private func constantSteps(
    _ constant: CGFloat, _ insets: [(meaning: RowMeaning, factor: CGFloat)]
  ) -> [LayoutExplanation.Step] {
    var rest = constant
    var found: [LayoutExplanation.Step] = []
    for (meaning, factor) in insets {
      let share = factor * meaning.inset
      rest -= share
      found.append(LayoutExplanation.Step(constraint: meaning.summary, contribution: share))
    }
    if abs(rest) > 1e-6 {
      found.append(step("what frames reach beyond alignment rectangles, and baselines", rest))
    }
    return found
  }

  private func step(_ text: String, _ contribution: CGFloat) -> LayoutExplanation.Step {
    LayoutExplanation.Step(constraint: ConstraintSummary(equation: text), contribution: contribution)
  }

  // MARK: Pressures

  private func pressures(
    against influences: InfluenceSum, _ catalog: RowCatalog
  ) throws(SolverError) -> [LayoutExplanation.Pressure] {
    let rows = try violated(against: influences, catalog)
    return rows.compactMap { row, miss in
      catalog[row].map { LayoutExplanation.Pressure(constraint: $0.summary, priority: $0.priority, miss: miss) }
    }.enumerated().sorted { left, right in
      left.element.priority == right.element.priority
        ? left.offset < right.offset : left.element.priority > right.element.priority
    }.map(\.element)
  }

  /// The rows that are not met and, if they were, would move what is determined: they lean on a constraint that does so,
  /// other than the frame of the root.
  private func violated(
    against influences: InfluenceSum, _ catalog: RowCatalog
  ) throws(SolverError) -> [(row: LinearConstraint, miss: Double)] {
    var found: [(row: LinearConstraint, miss: Double)] = []
    let movable = influences.constraints.filter { row in
      if case .rootFrame = catalog[row] { false } else { true }
    }
    for row in solver.constraintsInOrder {
      let miss = try solver.violation(of: row)
      guard miss > 1e-6 else { continue }
      let leaning = try InfluenceSum(row.expression, solver)
      if leaning.constraints.contains(where: { movable.contains($0) }) { found.append((row, miss)) }
    }
    return found
  }
}
