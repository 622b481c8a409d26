extension Workload {
  /// N random wishes over N/4 variables between 0 and a width: values, bounds, distances to neighbours, halves of the width.
  func fillPriorities(_ system: inout WorkloadSystem) {
    var random = MersenneTwister(seed: 11)
    let count = max(3, system.size / 4)
    let variables = (0..<count).map { _ in system.makeVariable() }
    let width = system.makeVariable()
    let widthEdit = system.addEdit(width, initial: 1000)
    let dragEdit = system.addEdit(variables[count / 2], initial: 300)
    for variable in variables {
      system.add(variable, .greaterThanOrEqual)
      system.add(variable - width, .lessThanOrEqual)
    }
    for _ in 0..<system.size {
      let index = random.number(below: count)
      let strength = WorkloadStrength.level(Double(250 + 45 * random.number(below: 12)))
      let kind = random.number(below: 6)
      let distance = [-4, -3, -2, -1, 1, 2, 3, 4][random.number(below: 8)]
      let variable = variables[index]
      let neighbour = min(count - 1, max(0, index + distance))
      switch kind {
      case 0: system.add(variable - Double(random.number(0...2000)), .equal, strength)
      case 1: system.add(variable - Double(random.number(0...1500)), .greaterThanOrEqual, strength)
      case 2: system.add(variable - Double(random.number(0...900)), .lessThanOrEqual, strength)
      case _ where neighbour == index: system.add(variable - 0.5 * width, .equal, strength)
      case 3: system.add(variable - variables[neighbour] - Double(random.number(0...100)), .equal, strength)
      case 4:
        system.add(variable - variables[neighbour] - Double(random.number(0...300)), .greaterThanOrEqual, strength)
      default: system.add(variable - 0.5 * width - Double(random.number(-50...50)), .equal, strength)
      }
    }
    // Weights trade one level for another, levels do not.
    system.hasUniqueOptimum = false
    for step in 0..<15 {
      system.addStep("resizeW", (widthEdit, Double(700 + step * 173 % 900)))
      system.addStep("dragX", (dragEdit, Double(100 + step * 97 % 500)))
    }
  }
}
