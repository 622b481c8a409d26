/// The factor of one cycle: variables that determine one another through their owners.
///
/// Row i of the matrix is the owner of member i, column j the coefficient of member j in it. Small ones are factored
/// densely with partial pivoting into L·U of the row-permuted matrix, O(members³) to factor and O(members²) to solve;
/// larger ones sparsely.
struct Block: BitwiseCopyable {
  /// The largest cycle that is factored densely.
  static let mostDense = 8

  private(set) var count = 0
  /// One allocation for the four tables.
  private var memory: UnsafeMutableRawPointer?
  private var factors = Buffer<Double>()
  private var scratch = Buffer<Double>()
  private var members = Buffer<Int32>()
  private var permutation = Buffer<Int32>()
  private var sparse: SparseFactor?

  var isFree: Bool { memory == nil }
  var isDense: Bool { count <= Self.mostDense }

  /// A cycle of `count` members, which are set next. A dense one's matrix is 0 yet.
  init(count: Int) {
    self.count = count
    let matrixCount = isDense ? count * count : 0
    let bytes = 8 * (matrixCount + count) + 4 * 2 * count
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    self.memory = memory
    factors = Buffer(in: memory, count: matrixCount)
    scratch = Buffer(in: memory + 8 * matrixCount, count: count)
    members = Buffer(in: memory + 8 * (matrixCount + count), count: count)
    permutation = Buffer(in: memory + 8 * (matrixCount + count) + 4 * count, count: count)
  }

  mutating func freeMemory() {
    memory?.deallocate()
    memory = nil
    sparse?.freeMemory()
    sparse = nil
    count = 0
  }

  mutating func duplicateMemory() {
    if isFree { return }
    var copy = Block(count: count)
    for index in 0..<count {
      copy.members[index] = members[index]
      copy.permutation[index] = permutation[index]
    }
    for index in 0..<factors.count { copy.factors[index] = factors[index] }
    copy.sparse = sparse?.duplicate()
    self = copy
  }

  subscript(member index: Int) -> Int32 {
    get { members[index] }
    nonmutating set { members[index] = newValue }
  }

  /// A coefficient of a dense cycle.
  subscript(row: Int, column: Int) -> Double {
    get { factors[row * count + column] }
    nonmutating set { factors[row * count + column] = newValue }
  }

  /// Factors a cycle that is not dense; takes over the matrix.
  mutating func factor(_ matrix: SparseRows) { sparse = SparseFactor(matrix) }

  /// Factors a dense cycle in place.
  func factor() {
    let matrix = factors
    let order = permutation
    for index in 0..<count { order[index] = Int32(index) }
    for step in 0..<count {
      var pivot = step
      for row in step..<count where abs(matrix[row * count + step]) > abs(matrix[pivot * count + step]) { pivot = row }
      if pivot != step {
        for column in 0..<count {
          let moved = matrix[step * count + column]
          matrix[step * count + column] = matrix[pivot * count + column]
          matrix[pivot * count + column] = moved
        }
        let moved = order[step]
        order[step] = order[pivot]
        order[pivot] = moved
      }
      // A tight set is regular, so the pivot can only vanish by rounding; a tiny one keeps every value finite.
      if matrix[step * count + step] == 0 { matrix[step * count + step] = 1e-300 }
      let diagonal = matrix[step * count + step]
      for row in (step + 1)..<max(count, step + 1) {
        let factor = matrix[row * count + step] / diagonal
        if factor == 0 { continue }
        matrix[row * count + step] = factor
        for column in (step + 1)..<max(count, step + 1) {
          matrix[row * count + column] -= factor * matrix[step * count + column]
        }
      }
    }
  }

  /// Solves matrix · result = values in place, values indexed by member.
  func solve(_ values: Buffer<Double>) {
    if let sparse { return sparse.solve(values, scratch: scratch) }
    let matrix = factors
    let order = permutation
    let result = scratch
    for row in 0..<count {
      var sum = values[Int(order[row])]
      for column in 0..<row { sum -= matrix[row * count + column] * result[column] }
      result[row] = sum
    }
    for row in stride(from: count - 1, through: 0, by: -1) {
      var sum = result[row]
      for column in (row + 1)..<max(count, row + 1) { sum -= matrix[row * count + column] * result[column] }
      result[row] = sum / matrix[row * count + row]
    }
    for index in 0..<count { values[index] = result[index] }
  }

  /// Solves transposed matrix · result = values in place; the result is indexed by owner row.
  func solveTransposed(_ values: Buffer<Double>) {
    if let sparse { return sparse.solveTransposed(values, scratch: scratch) }
    let matrix = factors
    let order = permutation
    let result = scratch
    for column in 0..<count {
      var sum = values[column]
      for row in 0..<column { sum -= matrix[row * count + column] * result[row] }
      result[column] = sum / matrix[column * count + column]
    }
    for column in stride(from: count - 1, through: 0, by: -1) {
      var sum = result[column]
      for row in (column + 1)..<max(count, column + 1) { sum -= matrix[row * count + column] * result[row] }
      result[column] = sum
    }
    for index in 0..<count { values[Int(order[index])] = result[index] }
  }
}
