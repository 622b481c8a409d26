import LayoutKernel

/// How fast the work of a task may grow with the number of views, whatever machine it runs on.
package struct WorkLimit: Sendable {
  package enum Task: Sendable {
    case build
    /// The steps of one name; nil means all.
    case edit(step: String?)
    case churn(KernelSubject.Replacement)
  }

  package var workload: Workload
  package var task: Task
  /// Exponent of the growth by constraints.
  package var growth: Double
  /// Per operation at the larger size; nil means any.
  package var pivots: Double?

  package init(workload: Workload, task: Task, growth: Double, pivots: Double? = nil) {
    self.workload = workload
    self.task = task
    self.growth = growth
    self.pivots = pivots
  }

  /// Sizes that are compared.
  package static let sizes = (small: 100, large: 800)

  package static let all = [
    // In proportion to what there is.
    WorkLimit(workload: .chain, task: .build, growth: 1.05, pivots: 0),
    WorkLimit(workload: .nested, task: .build, growth: 1.15, pivots: 0),
    WorkLimit(workload: .cells, task: .build, growth: 1.1),
    WorkLimit(workload: .pinned, task: .build, growth: 1.1),
    WorkLimit(workload: .equal, task: .build, growth: 1.05),
    WorkLimit(workload: .priorities, task: .build, growth: 1.3),
    // In proportion to what moves.
    WorkLimit(workload: .chain, task: .edit(step: "resizeH"), growth: 0, pivots: 0),
    WorkLimit(workload: .chain, task: .edit(step: "resizeW"), growth: 1, pivots: 0),
    WorkLimit(workload: .cellHeight, task: .edit(step: nil), growth: 0, pivots: 0),
    WorkLimit(workload: .nested, task: .edit(step: nil), growth: 1.05, pivots: 0),
    WorkLimit(workload: .cells, task: .edit(step: nil), growth: 1.1),
    // A cell does not know of the others.
    WorkLimit(workload: .cells, task: .churn(.constant), growth: 0.3, pivots: 4),
    WorkLimit(workload: .cells, task: .churn(.gradient), growth: 0.3, pivots: 4),
    WorkLimit(workload: .nested, task: .churn(.constant), growth: 0.5, pivots: 4),
  ]

  /// What was counted.
  package struct Finding: Sendable {
    package var small: Double
    package var large: Double
    package var growth: Double
    /// Per operation at the larger size.
    package var pivots: Double
    package var isWithinLimits: Bool
  }

  /// Counts the work at both sizes; the same on every machine.
  package func check() throws(SolverError) -> Finding {
    let small = WorkloadSystem(workload, size: Self.sizes.small)
    let large = WorkloadSystem(workload, size: Self.sizes.large)
    let smallWork = try work(small)
    let largeWork = try work(large)
    let growth = Growth.exponent(
      from: (Double(small.constraints.count), smallWork.total), to: (Double(large.constraints.count), largeWork.total))
    // Counts are whole numbers; a hair above a limit is rounding.
    let isWithinLimits = growth <= self.growth + 0.005 && largeWork.pivots <= pivots ?? .infinity
    return Finding(
      small: smallWork.total, large: largeWork.total, growth: growth, pivots: largeWork.pivots,
      isWithinLimits: isWithinLimits)
  }

  private func work(_ system: WorkloadSystem) throws(SolverError) -> (total: Double, pivots: Double) {
    let subject = try KernelSubject.built(system).subject
    if case .build = task { return Self.perOperation(subject.counters, 1) }
    // Once before, as the first pass finds what the build left.
    _ = try perform(subject)
    let before = subject.counters
    let operations = try perform(subject)
    return Self.perOperation(subject.counters - before, operations)
  }

  /// Returns the number of operations.
  private func perform(_ subject: KernelSubject) throws(SolverError) -> Int {
    switch task {
    case .build: 0
    case .edit(let step): try subject.edit(step: step).operations
    case .churn(let kind): try subject.replace(kind).operations + subject.replace(kind).operations
    }
  }

  private static func perOperation(_ work: WorkCounters, _ operations: Int) -> (total: Double, pivots: Double) {
    let total = work.pivots + work.flips + work.evaluations + work.visits
    return (Double(total) / Double(operations), Double(work.pivots) / Double(operations))
  }

  package var name: String {
    switch task {
    case .build: "\(workload.rawValue) build"
    case .edit(let step): "\(workload.rawValue) edit" + (step.map { " \($0)" } ?? "")
    case .churn(.constant): "\(workload.rawValue) churn"
    case .churn(.gradient): "\(workload.rawValue) churn-gradient"
    }
  }
}
