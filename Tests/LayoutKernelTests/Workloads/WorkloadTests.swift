import LayoutBenchmarks
import LayoutKernel
import Testing

@Suite struct WorkloadTests {
  /// Counts follow from the workloads' descriptions; a cell is seven views, a grid of N has about √N rows.
  @Test(arguments: [
    // Two for the content's origin, four a row, one for the content's end, four for the footer.
    (Workload.chain, 10, 5 + 4 * 11, 4 * 10 + 7),
    (.chain, 1, 5 + 4 * 2, 4 + 7),
    // 5 of the cell, 5 of the icon, 4 of the accessory, 7 of the detail, 9 and 10 of the texts, 4 of the separator.
    (.cells, 7, 1 + 4 * 7, 44), (.cells, 1, 1 + 4 * 7, 44), (.cells, 100, 1 + 28 * 14, 44 * 14),
    (.cellHeight, 14, 1 + 28 * 2, 44 * 2),
    // The root's origin, then four for each child.
    (.nested, 1, 4, 2), (.nested, 6, 24, 2 + 4 * 5), (.nested, 1000, 4000, 2 + 4 * 999),
    // At least three variables, two bounds each.
    (.priorities, 8, 4, 2 * 3 + 8), (.priorities, 1000, 251, 2 * 250 + 1000),
    // Six a view, one for each but the first of a row or column, two for the whole.
    (.grid, 4, 2 + 16, 6 * 4 + 2 * 2 + 2), (.grid, 1000, 2 + 4 * 961, 6 * 961 + 2 * 31 * 30 + 2),
    (.equal, 10, 2 + 40, 40), (.pinned, 10, 1 + 40, 51),
    // 7 of the form's own and 7 items of four; see the form for the constraints.
    (.enaml, 1, 2 + 7 + 28, 111), (.enaml, 10, 2 + 350, 1110),
  ])
  func counts(workload: Workload, size: Int, variables: Int, constraints: Int) {
    let system = WorkloadSystem(workload, size: size)
    #expect(system.variableCount == variables)
    #expect(system.constraints.count == constraints)
    #expect(system.replacements.count == min(500, max(1, constraints / 10)))
    #expect(Set(system.replacements).count == system.replacements.count)
    #expect(system.replacements.allSatisfy { $0 >= 0 && $0 < constraints })
    #expect(!system.steps.isEmpty)
    for step in system.steps { #expect(step.suggestions.allSatisfy { $0.edit < system.edits.count }) }
  }

  @Test(arguments: Workload.allCases)
  func everySystemIsTheSameEveryTime(workload: Workload) {
    #expect(WorkloadSystem(workload, size: 20).text == WorkloadSystem(workload, size: 20).text)
  }

  /// Nothing contradicts, neither as built nor after any step nor with constraints replaced.
  @Test(arguments: Workload.allCases)
  func everySystemCanHold(workload: Workload) throws {
    for size in [1, 2, 9, 30] where workload != .enaml || size < 3 {
      let subject = try KernelSubject.built(WorkloadSystem(workload, size: size)).subject
      #expect(try subject.rejectionCount() == 0)
      _ = try subject.edit()
      #expect(try subject.rejectionCount() == 0)
      for kind in [KernelSubject.Replacement.constant, .gradient] {
        let before = try subject.values()
        _ = try subject.replace(kind)
        #expect(try subject.rejectionCount() == 0)
        _ = try subject.replace(kind)
        let after = try subject.values()
        // Constraints come back at the end of the order, so only what is no tie is where it was.
        guard subject.system.hasUniqueOptimum else { continue }
        for (old, new) in zip(before, after) { #expect(abs(old - new) < 1e-9 * max(1, abs(old))) }
      }
    }
  }

  @Test func text() {
    // One row: origin, row, content's end, footer. Variables: width, height, the content's left, top and height, then the
    // row's four and the footer's four. A weight of 1000 is medium, 1e6 strong. 11 constraints: one is replaced.
    let lines = WorkloadSystem(.chain, size: 1).text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(16) == [
        "variables 13", "edits 3", "0 1000000.0 400.0", "1 1000000.0 800.0", "8 1000000.0 44.0", "constraints 11",
        "required 0 0.0 1 1.0 2", "required 0 0.0 1 1.0 3", "required 0 -16.0 2 1.0 5 -1.0 2",
        "required 0 32.0 2 1.0 7 -1.0 0", "required 0 -8.0 2 1.0 6 -1.0 3", "1000.0 0 -44.0 1 1.0 8",
        "required 0 0.0 3 1.0 6 1.0 8 -1.0 4", "required 0 0.0 2 1.0 9 -1.0 2", "required 0 0.0 2 1.0 11 -1.0 0",
        "required 0 -50.0 1 1.0 12",
      ])
    #expect(lines[16] == "required 0 0.0 3 1.0 10 1.0 12 -1.0 1")
    #expect(lines[17...20] == ["steps 30", "1 0 320.0", "1 1 500.0", "1 2 30.0"])
    #expect(lines[48] == "replacements 1")
    #expect(lines.count == 50)
  }

  @Test func weightsAndLevelsHaveOneOrder() {
    #expect(WorkloadStrength.required.level == nil)
    #expect(WorkloadStrength.weak.level == 250)
    #expect(WorkloadStrength.medium.level == 500)
    #expect(WorkloadStrength.strong.level == 750)
    // 10^1.5 is half way from weak to medium.
    #expect(WorkloadStrength.level(375) == .weight(31.622776601683793))
    #expect(WorkloadStrength.weight(4).level ?? 0 > WorkloadStrength.weight(1.5).level ?? 0)
  }
}
