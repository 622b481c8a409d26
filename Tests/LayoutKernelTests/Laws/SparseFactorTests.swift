import LayoutKernel
import Testing

/// Factors of sparse matrices, checked by multiplying out what they solve.
@Suite struct SparseFactorTests {
  /// A regular matrix: a dominant coefficient in a random place of each row, and a few small ones beside it.
  private struct Matrix {
    var rows: [[(column: Int, value: Double)]]

    init(count: Int, using random: inout Dice) {
      let places = (0..<count).shuffled(using: &random)
      rows = places.map { place in
        var row: [(column: Int, value: Double)] = [(place, Double(Int.random(in: 2...9, using: &random)))]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let column = Int.random(in: 0..<count, using: &random)
          if row.contains(where: { $0.column == column }) { continue }
          row.append((column, Double(Int.random(in: -4...4, using: &random)) / 8))
        }
        return row.shuffled(using: &random)
      }
    }

    func times(_ vector: [Double]) -> [Double] {
      rows.map { row in row.reduce(0) { $0 + $1.value * vector[$1.column] } }
    }

    func transposedTimes(_ vector: [Double]) -> [Double] {
      var product = [Double](repeating: 0, count: vector.count)
      for (index, row) in rows.enumerated() {
        for (column, value) in row { product[column] += value * vector[index] }
      }
      return product
    }

    func factored() -> SparseFactor {
      var matrix = SparseRows(count: rows.count)
      for row in rows {
        matrix.beginRow()
        for (column, value) in row { matrix.append(column: Int32(column), value: value) }
        matrix.endRow()
      }
      return SparseFactor(matrix)
    }
  }

  private func solved(_ right: [Double], _ solve: (Buffer<Double>, Buffer<Double>) -> Void) -> [Double] {
    var values = Buffer<Double>()
    var scratch = Buffer<Double>()
    for value in right {
      values.append(value)
      scratch.append(0)
    }
    solve(values, scratch)
    defer {
      values.free()
      scratch.free()
    }
    return right.indices.map { values[$0] }
  }

  private func distance(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func solvesWhatWasMultipliedOut() {
    var random = Dice(seed: 20)
    for count in [1, 2, 3, 13, 40, 200] {
      for _ in 0..<20 {
        let matrix = Matrix(count: count, using: &random)
        let vector = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &random)) }
        var factor = matrix.factored()
        #expect(distance(solved(matrix.times(vector), factor.solve), vector) < 1e-8)
        #expect(distance(solved(matrix.transposedTimes(vector), factor.solveTransposed), vector) < 1e-8)
        factor.freeMemory()
      }
    }
  }

  /// x0 = x1, x1 = x2, … and the sum of all is 2·count: all are 2. Every diagonal pivot after the first cancels to 0 if
  /// rows and columns are taken as they come from the other side, so the pivots have to be looked for.
  @Test func findsPivotsOffTheDiagonal() {
    let count = 500
    var matrix = SparseRows(count: count)
    matrix.beginRow()
    for column in 0..<count { matrix.append(column: Int32(column), value: 1) }
    matrix.endRow()
    for row in 1..<count {
      matrix.beginRow()
      matrix.append(column: Int32(row - 1), value: 1)
      matrix.append(column: Int32(row), value: -1)
      matrix.endRow()
    }
    var factor = SparseFactor(matrix)
    let right = [2 * Double(count)] + [Double](repeating: 0, count: count - 1)
    #expect(distance(solved(right, factor.solve), [Double](repeating: 2, count: count)) < 1e-9)
    factor.freeMemory()
  }

  /// A matrix without an inverse still gives numbers.
  @Test func staysFiniteWithoutAnInverse() {
    var matrix = SparseRows(count: 2)
    for _ in 0..<2 {
      matrix.beginRow()
      matrix.append(column: 0, value: 1)
      matrix.append(column: 1, value: 1)
      matrix.endRow()
    }
    var factor = SparseFactor(matrix)
    for value in solved([1, 1], factor.solve) { #expect(!value.isNaN) }
    factor.freeMemory()
  }
}
