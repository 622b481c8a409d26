extension Workload {
  /// Four constraints a row: left, width from the container, top from the row before, height 44 at medium.
  func fillChain(_ system: inout WorkloadSystem) {
    let width = system.makeVariable()
    let height = system.makeVariable()
    let contentLeft = system.makeVariable()
    let contentTop = system.makeVariable()
    let contentHeight = system.makeVariable()
    let rows = (0..<system.size).map { _ in system.makeView() }
    let footer = system.makeView()
    let widthEdit = system.addEdit(width, initial: 400)
    let heightEdit = system.addEdit(height, initial: 800)
    let rowEdit = system.addEdit(rows[rows.count / 2].height, initial: 44)

    system.add(contentLeft, .equal)
    system.add(contentTop, .equal)
    var previousBottom = contentTop
    for row in rows {
      system.add(row.left - contentLeft - 16, .equal)
      system.add(row.width - width + 32, .equal)
      system.add(row.top - previousBottom - 8, .equal)
      system.add(row.height - 44, .equal, .medium)
      previousBottom = row.bottom
    }
    system.add(previousBottom - contentHeight, .equal)
    system.add(footer.left - contentLeft, .equal)
    system.add(footer.width - width, .equal)
    system.add(footer.height - 50, .equal)
    system.add(footer.bottom - height, .equal)

    for step in 0..<10 {
      let step = Double(step)
      system.addStep("resizeW", (widthEdit, 320 + 37 * step))
      system.addStep("resizeH", (heightEdit, 500 + 53 * step))
      system.addStep("rowHeight", (rowEdit, 30 + 11 * step))
    }
  }

  /// Five constraints a row: as `chain`, with heights of at least 20, all rows between the top and a required bottom.
  func fillPinned(_ system: inout WorkloadSystem) {
    let height = system.makeVariable()
    let count = Double(system.size)
    let heightEdit = system.addEdit(height, initial: 60 * count)
    var previous: WorkloadView?
    for _ in 0..<system.size {
      let row = system.makeView()
      system.add(row.left - 16, .equal)
      system.add(row.width - 50, .equal)
      if let previous {
        system.add(row.top - previous.bottom - 8, .equal)
      } else {
        system.add(row.top - 8, .equal)
      }
      system.add(row.height - 44, .equal, .medium)
      system.add(row.height - 20, .greaterThanOrEqual)
      previous = row
    }
    if let previous { system.add(previous.bottom - height + 8, .equal) }
    // Which row yields is a tie.
    system.hasUniqueOptimum = false
    for step in 0..<20 { system.addStep("resizeH", (heightEdit, (40 + 2 * Double(step)) * count)) }
  }

  /// Four constraints a row: left, width, top from the row before, height as the row before; the last bottom is given.
  func fillEqual(_ system: inout WorkloadSystem) {
    let width = system.makeVariable()
    let height = system.makeVariable()
    let widthEdit = system.addEdit(width, initial: 400)
    let heightEdit = system.addEdit(height, initial: 8000)
    var previous: WorkloadView?
    for _ in 0..<system.size {
      let row = system.makeView()
      system.add(row.left - 16, .equal)
      system.add(row.width - width + 32, .equal)
      if let previous {
        system.add(row.top - previous.bottom - 8, .equal)
        system.add(row.height - previous.height, .equal)
      } else {
        system.add(row.top - 8, .equal)
      }
      previous = row
    }
    if let previous { system.add(previous.bottom - height + 8, .equal) }
    for step in 0..<15 {
      system.addStep("resizeW", (widthEdit, 320 + 37 * Double(step)))
      system.addStep("resizeH", (heightEdit, 5000 + 53 * Double(step)))
    }
  }
}
