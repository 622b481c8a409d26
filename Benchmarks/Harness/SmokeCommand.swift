import LayoutKernel

/// `smoke`: whether work grows no faster than it may, of the kernel and of layout passes, and whether constraints are made
/// with no more allocations. Counts, so that any machine will do.
#if MainActorViews
  @MainActor
#endif
enum SmokeCommand {
  /// Allocations a constraint made through `snp`, where they are counted.
  private static let allocationLimit = 8.5

  static func run() -> Int32 {
    let sizes = WorkLimit.sizes
    print(
      "work an operation at \(sizes.small) and \(sizes.large) views, exponent of the growth, pivots at \(sizes.large)")
    var failures = 0
    for limit in WorkLimit.all {
      do {
        let finding = try limit.check()
        if !finding.isWithinLimits { failures += 1 }
        print(line(limit, finding))
      } catch {
        Command.writeError("\(limit.name): \(error)\n")
        return 1
      }
    }
    failures += screenFailures()
    print(failures == 0 ? "all within limits" : "\(failures) over their limits")
    return failures == 0 ? 0 : 1
  }

  /// What is over its limits at the level of views.
  private static func screenFailures() -> Int {
    var failures = 0
    for limit in ViewWorkLimit.all {
      let finding = limit.check()
      let difference = FeedRun(count: ViewWorkLimit.sizes.small).difference(after: limit.task)
      let isWithinLimits = finding.isWithinLimits && difference <= FeedRun.tolerance
      if !isWithinLimits { failures += 1 }
      let name = limit.name + String(repeating: " ", count: max(0, 24 - limit.name.count))
      let growth = NumberText.fixed(finding.growth, digits: 2)
      let work = "\(NumberText.count(finding.small)), \(NumberText.count(finding.large)), \(growth)"
      let limits = "(at most \(NumberText.fixed(limit.growth, digits: 2)))"
      let placements = "\(NumberText.count(finding.placements)) placements a cell"
      print("\(name) \(work) \(limits), \(placements)\(isWithinLimits ? "" : "  OVER")")
    }
    if let allocations = MakeRun().allocations() {
      let isWithinLimit = allocations <= allocationLimit
      if !isWithinLimit { failures += 1 }
      let count = NumberText.fixed(allocations, digits: 2)
      print("make: \(count) allocations a constraint (at most \(allocationLimit))\(isWithinLimit ? "" : "  OVER")")
    }
    return failures
  }

  private static func line(_ limit: WorkLimit, _ finding: WorkLimit.Finding) -> String {
    let name = limit.name + String(repeating: " ", count: max(0, 24 - limit.name.count))
    let growth = "\(NumberText.fixed(finding.growth, digits: 2)) (at most \(NumberText.fixed(limit.growth, digits: 2)))"
    let pivots = NumberText.count(finding.pivots) + (limit.pivots.map { " (at most \(NumberText.count($0)))" } ?? "")
    let verdict = finding.isWithinLimits ? "" : "  OVER"
    return
      "\(name) \(NumberText.count(finding.small)), \(NumberText.count(finding.large)), \(growth), \(pivots)\(verdict)"
  }
}
