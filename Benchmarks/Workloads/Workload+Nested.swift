extension Workload {
  /// A tree of N views filled level by level, four children a view. They share their parent equally with gaps of 4, side
  /// by side at even depths and one above the other at odd ones. Four constraints a view.
  func fillNested(_ system: inout WorkloadSystem) {
    let views = (0..<system.size).map { _ in system.makeView() }
    let widthEdit = system.addEdit(views[0].width, initial: 8000)
    let heightEdit = system.addEdit(views[0].height, initial: 6000)
    system.add(views[0].left, .equal)
    system.add(views[0].top, .equal)
    var depths = Array(repeating: 0, count: views.count)
    for parent in views.indices {
      let children = min(4 * parent + 1, views.count)..<min(4 * parent + 5, views.count)
      for child in children { depths[child] = depths[parent] + 1 }
      share(views[parent], among: views[children], isAcross: depths[parent] % 2 == 0, in: &system)
    }
    for step in 0..<10 {
      let step = Double(step)
      system.addStep("resizeW", (widthEdit, 6000 + 333 * step))
      system.addStep("resizeH", (heightEdit, 5000 + 217 * step))
      system.addStep("resizeWH", (widthEdit, 9000 - 311 * step), (heightEdit, 7000 - 187 * step))
    }
  }

  private func share(
    _ parent: WorkloadView, among children: ArraySlice<WorkloadView>, isAcross: Bool, in system: inout WorkloadSystem
  ) {
    let start = isAcross ? \WorkloadView.left : \WorkloadView.top
    let end = isAcross ? \WorkloadView.right : \WorkloadView.bottom
    let length = isAcross ? \WorkloadView.width : \WorkloadView.height
    let crossStart = isAcross ? \WorkloadView.top : \WorkloadView.left
    let crossEnd = isAcross ? \WorkloadView.bottom : \WorkloadView.right
    var previous: WorkloadView?
    for child in children {
      system.add(child[keyPath: crossStart] - parent[keyPath: crossStart] - 4, .equal)
      system.add(child[keyPath: crossEnd] - parent[keyPath: crossEnd] + 4, .equal)
      if let previous {
        system.add(child[keyPath: start] - previous[keyPath: end] - 4, .equal)
        system.add(child[keyPath: length] - previous[keyPath: length], .equal)
      } else {
        system.add(child[keyPath: start] - parent[keyPath: start] - 4, .equal)
      }
      previous = child
    }
    if let previous { system.add(previous[keyPath: end] - parent[keyPath: end] + 4, .equal) }
  }

  /// Columns share widths and rows share heights; each view wishes for a size of its own, and all together fill a given
  /// width and height. Up to nine constraints a view.
  func fillGrid(_ system: inout WorkloadSystem) {
    let count = max(2, Int(Double(system.size).squareRoot()))
    let width = system.makeVariable()
    let height = system.makeVariable()
    let widthEdit = system.addEdit(width, initial: Double(50 * count))
    let heightEdit = system.addEdit(height, initial: Double(30 * count))
    let views = (0..<count).map { _ in (0..<count).map { _ in system.makeView() } }
    for row in 0..<count {
      for column in 0..<count {
        let view = views[row][column]
        let before = column == 0 ? nil : views[row][column - 1]
        let above = row == 0 ? nil : views[row - 1][column]
        system.add(before.map { view.left - $0.right - 4 } ?? view.left - 4, .equal)
        system.add(above.map { view.top - $0.bottom - 4 } ?? view.top - 4, .equal)
        if column > 0 { system.add(view.height - views[row][0].height, .equal) }
        if row > 0 { system.add(view.width - views[0][column].width, .equal) }
        let wantedWidth = Double(20 + (row * 7 + column * 13) % 40)
        let wantedHeight = Double(10 + (row * 5 + column * 3) % 20)
        system.add(view.width - wantedWidth, .greaterThanOrEqual, .weight(750))
        system.add(view.height - wantedHeight, .greaterThanOrEqual, .weight(750))
        system.add(view.width - wantedWidth, .equal, .weight(250))
        system.add(view.height - wantedHeight, .equal, .weight(250))
      }
    }
    system.add(views[0][count - 1].right - width + 4, .equal)
    system.add(views[count - 1][0].bottom - height + 4, .equal)
    system.hasUniqueOptimum = false
    for step in 0..<10 {
      system.addStep("resizeW", (widthEdit, Double((40 + 3 * step) * count)))
      system.addStep("resizeH", (heightEdit, Double((22 + 2 * step) * count)))
    }
  }
}
