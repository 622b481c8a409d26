import LayoutKernel

/// A constraint system to measure solvers on, free of any solver's types.
package struct WorkloadSystem: Sendable {
  package struct Edit: Equatable, Sendable {
    package var variable: Int
    package var strength: WorkloadStrength
    /// Suggested before the constraints are added.
    package var initial: Double
  }

  /// `expression REL 0`.
  package struct Constraint: Equatable, Sendable {
    package var expression: WorkloadExpression
    package var relation: Relation
    package var strength: WorkloadStrength
  }

  package struct Suggestion: Equatable, Sendable {
    /// Index among the edits.
    package var edit: Int
    package var value: Double
  }

  /// Suggestions made together, followed by one update.
  package struct Step: Equatable, Sendable {
    /// What the step changes; steps of one name are measured together.
    package var name: String
    package var suggestions: [Suggestion]
  }

  package let workload: Workload
  /// What was asked for: views, or whatever the workload counts.
  package let size: Int
  package private(set) var variableCount = 0
  package private(set) var viewCount = 0
  package private(set) var edits: [Edit] = []
  package private(set) var constraints: [Constraint] = []
  package private(set) var steps: [Step] = []
  /// Constraints to replace one after another: a tenth of all, at most 500, in random order so that any beginning of
  /// it is a fair sample.
  package private(set) var replacements: [Int] = []
  /// Whether numeric weights lead to the same values as ordered levels, so that solvers of both kinds must agree.
  package var hasUniqueOptimum = true

  package init(_ workload: Workload, size: Int) {
    self.workload = workload
    self.size = size
    workload.fill(&self)
    var random = MersenneTwister(seed: 7)
    let count = min(max(1, constraints.count / 10), 500)
    replacements = random.sample(count, of: constraints.count)
  }

  // MARK: Filling

  mutating func makeVariable() -> WorkloadExpression {
    variableCount += 1
    return WorkloadExpression(variable: variableCount - 1)
  }

  mutating func makeView() -> WorkloadView {
    viewCount += 1
    return WorkloadView(left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
  }

  /// Makes a single variable an edit variable and returns its index among the edits.
  mutating func addEdit(
    _ variable: WorkloadExpression, initial: Double, strength: WorkloadStrength = .strong
  ) -> Int {
    edits.append(Edit(variable: variable.terms[0].variable, strength: strength, initial: initial))
    return edits.count - 1
  }

  mutating func add(
    _ expression: WorkloadExpression, _ relation: Relation, _ strength: WorkloadStrength = .required
  ) {
    constraints.append(Constraint(expression: expression, relation: relation, strength: strength))
  }

  mutating func addStep(_ name: String, _ suggestions: (edit: Int, value: Double)...) {
    steps.append(Step(name: name, suggestions: suggestions.map { Suggestion(edit: $0.edit, value: $0.value) }))
  }
}
