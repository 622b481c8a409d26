/// The triangular factors of a large, sparse matrix: Gaussian elimination that takes next the row with the fewest entries
/// left, and in it the column with the fewest among coefficients that are not small (Markowitz's rule, taken row by row).
///
/// The cycles of layouts are long and thin - a column of equally high rows, say - and stay so: factoring and solving take
/// time in proportion to the entries.
package struct SparseFactor: BitwiseCopyable {
  /// One coefficient, by the number of its row or column.
  package struct Part: BitwiseCopyable {
    package var index: Int32
    package var value: Double
  }

  private struct Step: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var pivot: Double
    /// Where the multiples of this row that other rows lost end in `lower`.
    var lowerEnd: Int32
    /// Where what is left of the row, the pivot apart, ends in `upper`.
    var upperEnd: Int32
  }

  private var steps = Buffer<Step>()
  private var lower = Buffer<Part>()
  private var upper = Buffer<Part>()

  /// Factors a regular matrix given as rows of parts; takes over their memory. A pivot that vanishes by rounding is
  /// replaced by a tiny one, which keeps every value finite.
  package init(_ matrix: SparseRows) {
    var matrix = matrix
    while let row = matrix.takeShortestRow() {
      let column = matrix.pivotColumn(of: row)
      let pivot = matrix.takePivot(of: row, column: column)
      for position in matrix.range(of: row) { upper.append(matrix.parts[position]) }
      matrix.eliminate(column, row: row, pivot: pivot, into: &lower)
      steps.append(
        Step(
          row: row, column: column, pivot: pivot, lowerEnd: Int32(lower.count), upperEnd: Int32(upper.count)))
    }
    matrix.freeMemory()
    giveEveryStepAColumn()
    steps.trim()
    lower.trim()
    upper.trim()
  }

  /// Rows that have cancelled as a whole get the columns that are left.
  private mutating func giveEveryStepAColumn() {
    var isTaken = Buffer<Bool>()
    for _ in 0..<steps.count { isTaken.append(false) }
    for index in 0..<steps.count where steps[index].column >= 0 { isTaken[steps[index].column] = true }
    var next: Int32 = 0
    for index in 0..<steps.count where steps[index].column < 0 {
      while isTaken[next] { next += 1 }
      steps[index].column = next
      next += 1
    }
    isTaken.free()
  }

  /// Solves matrix · result = values; `scratch` has room for them.
  package func solve(_ values: Buffer<Double>, scratch: Buffer<Double>) {
    var start = 0
    for index in 0..<steps.count {
      let step = steps[index]
      let value = values[step.row]
      while start < Int(step.lowerEnd) {
        values[lower[start].index] -= lower[start].value * value
        start += 1
      }
    }
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let step = steps[index]
      var sum = values[step.row]
      for position in upperStart(index)..<Int(step.upperEnd) {
        sum -= upper[position].value * scratch[upper[position].index]
      }
      scratch[step.column] = sum / step.pivot
    }
    for index in 0..<steps.count { values[index] = scratch[index] }
  }

  /// Solves transposed matrix · result = values.
  package func solveTransposed(_ values: Buffer<Double>, scratch: Buffer<Double>) {
    for index in 0..<steps.count {
      let step = steps[index]
      let value = values[step.column] / step.pivot
      scratch[step.row] = value
      if value == 0 { continue }
      for position in upperStart(index)..<Int(step.upperEnd) {
        values[upper[position].index] -= upper[position].value * value
      }
    }
    var end = lower.count
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let start = index == 0 ? 0 : Int(steps[index - 1].lowerEnd)
      var sum = scratch[steps[index].row]
      while end > start {
        end -= 1
        sum -= lower[end].value * scratch[lower[end].index]
      }
      scratch[steps[index].row] = sum
    }
    for index in 0..<steps.count { values[index] = scratch[index] }
  }

  private func upperStart(_ index: Int) -> Int { index == 0 ? 0 : Int(steps[index - 1].upperEnd) }

  func duplicate() -> SparseFactor {
    var copy = self
    copy.steps = steps.duplicate()
    copy.lower = lower.duplicate()
    copy.upper = upper.duplicate()
    return copy
  }

  package mutating func freeMemory() {
    steps.free()
    lower.free()
    upper.free()
  }
}
