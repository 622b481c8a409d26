extension Workload {
  /// N copies of the form that kiwi's benchmark lays out, all as large as the window: three labels, two fields and a
  /// container beside them, a field below. Spaces are at least and, at 1250, exactly so wide; 35 variables and 111
  /// constraints a copy.
  func fillEnaml(_ system: inout WorkloadSystem) {
    let width = system.makeVariable()
    let height = system.makeVariable()
    let widthEdit = system.addEdit(width, initial: 400)
    let heightEdit = system.addEdit(height, initial: 600)
    for _ in 0..<max(1, system.size) { fillForm(width: width, height: height, in: &system) }
    system.hasUniqueOptimum = false
    let sizes: [(Double, Double)] = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
    for size in sizes { system.addStep("resizeWH", (widthEdit, size.0), (heightEdit, size.1)) }
  }

  private func fillForm(width: WorkloadExpression, height: WorkloadExpression, in system: inout WorkloadSystem) {
    let form = WorkloadView(left: system.makeVariable(), top: system.makeVariable(), width: width, height: height)
    let contents = (
      left: system.makeVariable(), top: system.makeVariable(), right: system.makeVariable(),
      bottom: system.makeVariable()
    )
    let midline = system.makeVariable()
    let labels = [67.0, 66, 24].map { makeLabel(width: $0, in: &system) }
    let fields = (0..<3).map { _ in makeField(in: &system) }
    let container = makeContainer(in: &system)

    for side in [form.left, form.top, width, height] { system.add(side, .greaterThanOrEqual) }
    system.add(width, .equal, .medium)
    system.add(height, .equal, .medium)
    system.add(contents.left - form.left - 10, .equal)
    system.add(contents.top - form.top - 10, .equal)
    system.add(contents.right - form.right + 10, .equal)
    system.add(contents.bottom - form.bottom + 10, .equal)

    let beside = [fields[0], fields[1], container]
    for (label, item) in zip(labels, beside) {
      addSpace(label.left - contents.left, to: &system)
      addSpace(item.left - label.right - 10, to: &system)
      addSpace(contents.right - item.right, to: &system)
      system.add(item.left - midline, .equal, .strong)
      system.add(item.middle - label.middle, .equal, .strong)
    }
    addSpace(fields[2].left - contents.left, to: &system)
    addSpace(contents.right - fields[2].right, to: &system)
    for column in [labels, beside] {
      addSpace(column[0].top - contents.top, to: &system)
      addSpace(column[1].top - column[0].bottom - 10, to: &system)
      addSpace(column[2].top - column[1].bottom - 10, to: &system)
      addSpace(fields[2].top - column[2].bottom - 10, to: &system)
      addSpace(contents.bottom - fields[2].bottom, to: &system)
    }
  }

  /// A space that wishes to be 0 and must not be less.
  private func addSpace(_ space: WorkloadExpression, to system: inout WorkloadSystem) {
    system.add(space, .greaterThanOrEqual)
    system.add(space, .equal, .weight(1250))
  }

  private func makeItem(in system: inout WorkloadSystem) -> WorkloadView {
    let view = system.makeView()
    for side in [view.left, view.top, view.width, view.height] { system.add(side, .greaterThanOrEqual) }
    return view
  }

  private func makeLabel(width: Double, in system: inout WorkloadSystem) -> WorkloadView {
    let view = makeItem(in: &system)
    system.add(view.width - width, .equal, .weak)
    system.add(view.width - width, .greaterThanOrEqual, .strong)
    system.add(view.height - 16, .equal, .strong)
    system.add(view.height - 16, .greaterThanOrEqual, .strong)
    return view
  }

  private func makeField(in system: inout WorkloadSystem) -> WorkloadView {
    let view = makeItem(in: &system)
    system.add(view.width - 125, .greaterThanOrEqual, .strong)
    system.add(view.height - 21, .equal, .strong)
    system.add(view.height - 21, .greaterThanOrEqual, .strong)
    return view
  }

  private func makeContainer(in system: inout WorkloadSystem) -> WorkloadView {
    let view = makeItem(in: &system)
    system.add(view.width - 119, .greaterThanOrEqual, .weight(1e5))
    system.add(view.width - 16_777_216, .lessThanOrEqual, .weight(1e5))
    system.add(view.height - 24, .greaterThanOrEqual, .weight(1e5))
    system.add(view.height - 24, .lessThanOrEqual, .weight(1e5))
    return view
  }
}
