extension Workload {
  /// Cells of seven views each - the cell, icon, title, subtitle, detail, accessory, separator - as wide as the table.
  /// 44 constraints a cell. The texts' sizes are random.
  func fillCells(_ system: inout WorkloadSystem) {
    let cellCount = max(1, Int((Double(system.size) / 7).rounded(.toNearestOrEven)))
    var random = MersenneTwister(seed: 3)
    let width = system.makeVariable()
    let widthEdit = system.addEdit(width, initial: 400)
    var heightEdit: Int?
    for index in 0..<cellCount {
      let cell = system.makeView()
      if self == .cellHeight, index == cellCount / 2 { heightEdit = system.addEdit(cell.height, initial: 120) }
      fill(cell, tableWidth: width, random: &random, in: &system)
    }
    for step in 0..<30 {
      if let heightEdit {
        // Above what any cell needs, so that the cell is as high as suggested.
        system.addStep("cellHeight", (heightEdit, 100 + Double(step * 67 % 480)))
      } else {
        system.addStep("resizeW", (widthEdit, 320 + Double(step * 67 % 480)))
      }
    }
  }

  private func fill(
    _ cell: WorkloadView, tableWidth: WorkloadExpression, random: inout MersenneTwister,
    in system: inout WorkloadSystem
  ) {
    let icon = system.makeView()
    let title = system.makeView()
    let subtitle = system.makeView()
    let detail = system.makeView()
    let accessory = system.makeView()
    let separator = system.makeView()
    system.add(cell.left, .equal)
    system.add(cell.top, .equal)
    system.add(cell.width - tableWidth, .equal)
    system.add(cell.height - 44, .greaterThanOrEqual)
    system.add(cell.height - 44, .equal, .weak)

    system.add(icon.left - cell.left - 16, .equal)
    system.add(icon.width - 40, .equal)
    system.add(icon.height - 40, .equal)
    system.add(icon.top - cell.top - 8, .greaterThanOrEqual)
    system.add(icon.middle - cell.middle, .equal)

    system.add(accessory.right - cell.right + 16, .equal)
    system.add(accessory.width - 12, .equal)
    system.add(accessory.height - 16, .equal)
    system.add(accessory.middle - cell.middle, .equal)

    let detailWidth = random.number(30...90)
    let titleWidth = random.number(80...420)
    let subtitleWidth = random.number(60...500)
    system.add(detail.right - accessory.left + 8, .equal)
    system.add(detail.middle - cell.middle, .equal)
    addSize(of: detail, (detailWidth, 18), hugging: 4, compression: 8000, to: &system)

    system.add(icon.right - title.left + 12, .equal)
    system.add(title.top - cell.top - 10, .equal)
    system.add(title.width - 0.75 * cell.width, .lessThanOrEqual)
    system.add(title.right - detail.left + 8, .lessThanOrEqual)
    addSize(of: title, (titleWidth, 20), hugging: 1, compression: 1500, to: &system)

    system.add(subtitle.left - title.left, .equal)
    system.add(subtitle.top - title.bottom - 4, .equal)
    system.add(subtitle.width - 0.75 * cell.width, .lessThanOrEqual)
    system.add(subtitle.right - detail.left + 8, .lessThanOrEqual)
    addSize(of: subtitle, (subtitleWidth, 16), hugging: 1.5, compression: 1200, to: &system)
    system.add(subtitle.bottom - cell.bottom + 10, .lessThanOrEqual)

    system.add(separator.left - title.left, .equal)
    system.add(separator.right - cell.right, .equal)
    system.add(separator.height - 1, .equal)
    system.add(separator.bottom - cell.bottom, .equal)
  }

  /// A view's intrinsic size: at most and at least that, at the weights given, and never narrower than nothing.
  private func addSize(
    of view: WorkloadView, _ size: (width: Int, height: Int), hugging: Double, compression: Double,
    to system: inout WorkloadSystem
  ) {
    system.add(view.width - Double(size.width), .lessThanOrEqual, .weight(hugging))
    system.add(view.width - Double(size.width), .greaterThanOrEqual, .weight(compression))
    system.add(view.height - Double(size.height), .lessThanOrEqual, .weight(hugging))
    system.add(view.height - Double(size.height), .greaterThanOrEqual, .weight(compression))
    system.add(view.width, .greaterThanOrEqual)
  }
}
