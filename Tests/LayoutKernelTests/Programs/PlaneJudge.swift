import LayoutKernel

/// What the contract asks of a system over two variables, found by looking at every point where two lines meet.
///
/// Every cost is linear between the lines on which some constraint, or a variable's wish to be 0, changes sides. So each of
/// the minima that follow one another lies on such a meeting point. Far away lines around everything catch what would
/// run off. Whole numbers over one denominator a point: exact.
struct PlaneJudge {
  struct Constraint {
    var x: Int
    var y: Int
    var relation: Relation
    var constant: Int
    /// Required when nil.
    var level: Float?
    var weight = 1
    var rank = 0

    var text: String {
      let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
      let strength = level.map { "@\($0)*\(weight)" } ?? "@required^\(rank)"
      return "\(x)*x \(y < 0 ? "-" : "+") \(abs(y))*y \(sign) \(constant) \(strength)"
    }
  }

  struct Verdict {
    /// Positions in the order given.
    var rejected: [Int] = []
    var totals: [Float: Double] = [:]
    var ambiguous: [String] = []
    var x: ClosedRange<Double> = 0...0
    var y: ClosedRange<Double> = 0...0
  }

  /// x / scale, y / scale.
  private struct Point: Hashable {
    var x: Int
    var y: Int
    var scale: Int
  }

  let constraints: [Constraint]
  private let points: [Point]
  /// By how much each constraint is violated at each point, times the point's scale.
  private let violations: [[Int]]

  /// `bound` must be farther out than any corner of the constraints.
  init(_ constraints: [Constraint], bound: Int = 1000) {
    self.constraints = constraints
    var lines = constraints.map { (x: $0.x, y: $0.y, constant: $0.constant) }
    lines += [(1, 0, 0), (0, 1, 0), (1, 0, bound), (1, 0, -bound), (0, 1, bound), (0, 1, -bound)]
    var found: Set<Point> = []
    for (index, first) in lines.enumerated() {
      for second in lines[..<index] {
        let scale = first.x * second.y - second.x * first.y
        if scale == 0 { continue }
        let sign = scale.signum()
        let point = Point(
          x: sign * (first.constant * second.y - second.constant * first.y),
          y: sign * (first.x * second.constant - second.x * first.constant), scale: abs(scale))
        if abs(point.x) <= bound * point.scale && abs(point.y) <= bound * point.scale { found.insert(point) }
      }
    }
    points = found.sorted { ($0.x, $0.y, $0.scale) < ($1.x, $1.y, $1.scale) }
    violations = points.map { point in
      constraints.map { constraint in
        let off = constraint.x * point.x + constraint.y * point.y - constraint.constant * point.scale
        switch constraint.relation {
        case .equal: return abs(off)
        case .lessThanOrEqual: return max(0, off)
        case .greaterThanOrEqual: return max(0, -off)
        }
      }
    }
  }

  /// Judges some of the constraints, given by number in their order of addition, with the place each of them has.
  func judge(_ present: [(number: Int, place: Int)]) -> Verdict {
    var verdict = Verdict()
    var left = Array(points.indices)
    let required = present.indices.filter { constraints[present[$0].number].level == nil }
    let offered = required.sorted {
      let (first, second) = (constraints[present[$0].number].rank, constraints[present[$1].number].rank)
      return first != second ? first > second : $0 < $1
    }
    for index in offered {
      let holding = left.filter { violations[$0][present[index].number] == 0 }
      if holding.isEmpty { verdict.rejected.append(index) } else { left = holding }
    }
    verdict.rejected.sort()
    for level in Set(present.compactMap { constraints[$0.number].level }).sorted(by: >) {
      let members = present.filter { constraints[$0.number].level == level }
      let total = narrow(&left) { point in
        members.reduce(0) { $0 + violations[point][$1.number] * constraints[$1.number].weight }
      }
      verdict.totals[level] = total
      narrow(&left) { point in members.reduce(0) { $0 + violations[point][$1.number] * $1.place } }
    }
    if range(left, \.x).isWide { verdict.ambiguous.append("x") }
    if range(left, \.y).isWide { verdict.ambiguous.append("y") }
    narrow(&left) { abs(points[$0].x) + abs(points[$0].y) }
    narrow(&left) { abs(points[$0].x) + 2 * abs(points[$0].y) }
    verdict.x = range(left, \.x)
    verdict.y = range(left, \.y)
    return verdict
  }

  /// Keeps the points of least cost, and tells how much that is. Costs are given times the point's scale.
  @discardableResult
  private func narrow(_ left: inout [Int], _ cost: (Int) -> Int) -> Double {
    var best: [Int] = []
    var least = (cost: 0, scale: 1)
    for point in left {
      let new = (cost: cost(point), scale: points[point].scale)
      let difference = best.isEmpty ? -1 : new.cost * least.scale - least.cost * new.scale
      if difference > 0 { continue }
      if difference < 0 {
        best = []
        least = new
      }
      best.append(point)
    }
    left = best
    return Double(least.cost) / Double(least.scale)
  }

  private func range(_ left: [Int], _ coordinate: KeyPath<Point, Int>) -> ClosedRange<Double> {
    let values = left.map { Double(points[$0][keyPath: coordinate]) / Double(points[$0].scale) }
    return (values.min() ?? .nan)...(values.max() ?? .nan)
  }
}

extension ClosedRange<Double> {
  fileprivate var isWide: Bool { upperBound - lowerBound > 1e-9 }

  func isNear(_ value: Double) -> Bool {
    value >= lowerBound - 1e-7 && value <= upperBound + 1e-7
  }
}
