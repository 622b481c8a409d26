import LayoutKernel

/// `smoke`: whether the kernel's work grows no faster than it may. Counts, so that any machine will do.
enum SmokeCommand {
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
    print(failures == 0 ? "all within limits" : "\(failures) over their limits")
    return failures == 0 ? 0 : 1
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
