/// A sparse matrix in the course of its elimination: the rows still to go, and which of them mention each column.
package struct SparseRows: BitwiseCopyable {
  private struct Line: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0
    /// Neighbours among the rows of the same length; -1 at the ends.
    var next: Int32 = -1
    var previous: Int32 = -1
    var isGone = false
  }

  /// The rows' coefficients, each row's in one run.
  package private(set) var parts = Buffer<SparseFactor.Part>()
  private var lines = Buffer<Line>()
  /// For each column the rows that mention it, as linked lists; rows that have lost the column may still be there.
  private var mentions = Buffer<Mention>()
  private var firstMention = Buffer<Int32>()
  /// How many rows mention a column, those that have lost it included.
  private var columnCounts = Buffer<Int32>()
  /// The first row of each length.
  private var shortest = Buffer<Int32>()
  /// Where the row under change has each column, else -1.
  private var places = Buffer<Int32>()

  private struct Mention: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// An empty matrix.
  package init(count: Int) {
    for _ in 0..<count {
      firstMention.append(-1)
      columnCounts.append(0)
      places.append(-1)
    }
    for _ in 0...count { shortest.append(-1) }
  }

  mutating func freeMemory() {
    parts.free()
    lines.free()
    mentions.free()
    firstMention.free()
    columnCounts.free()
    shortest.free()
    places.free()
  }

  /// Begins the next row; its parts follow by `append`, then `endRow`.
  package mutating func beginRow() {
    var line = Line()
    line.start = Int32(parts.count)
    lines.append(line)
  }

  package mutating func append(column: Int32, value: Double) {
    parts.append(SparseFactor.Part(index: column, value: value))
    mention(column, by: Int32(lines.count - 1))
  }

  package mutating func endRow() {
    let row = Int32(lines.count - 1)
    lines[row].count = Int32(parts.count) - lines[row].start
    lines[row].room = lines[row].count
    file(row)
  }

  func range(of row: Int32) -> Range<Int32> { lines[row].start..<lines[row].start + lines[row].count }

  // MARK: Choosing

  /// Takes a row with the fewest entries out of those to go; nil when none is left.
  mutating func takeShortestRow() -> Int32? {
    for count in 0..<shortest.count where shortest[count] >= 0 {
      let row = shortest[count]
      unfile(row)
      lines[row].isGone = true
      return row
    }
    return nil
  }

  /// The column to eliminate by a row: the one fewest rows mention among those with a coefficient at least a tenth of
  /// the largest.
  func pivotColumn(of row: Int32) -> Int32 {
    var largest = 0.0
    for position in range(of: row) { largest = max(largest, abs(parts[position].value)) }
    var column: Int32 = -1
    for position in range(of: row) where abs(parts[position].value) >= 0.1 * largest {
      let candidate = parts[position].index
      if column < 0 || columnCounts[candidate] < columnCounts[column] { column = candidate }
    }
    return column
  }

  /// Takes the pivot out of its row; a tiny one where it has vanished by rounding.
  mutating func takePivot(of row: Int32, column: Int32) -> Double {
    let value = take(column, from: row) ?? 0
    return value == 0 ? 1e-300 : value
  }

  // MARK: Eliminating

  /// Takes a column out of all rows still to go by subtracting multiples of the pivot's row, and lists the multiples.
  mutating func eliminate(
    _ column: Int32, row pivotRow: Int32, pivot: Double, into multiples: inout Buffer<SparseFactor.Part>
  ) {
    if column < 0 { return }
    var mention = firstMention[column]
    while mention >= 0 {
      let row = mentions[mention].row
      mention = mentions[mention].next
      if row == pivotRow || lines[row].isGone { continue }
      unfile(row)
      if let value = take(column, from: row) {
        let multiple = value / pivot
        multiples.append(SparseFactor.Part(index: row, value: multiple))
        subtract(multiple, of: pivotRow, from: row)
      }
      file(row)
    }
  }

  private mutating func take(_ column: Int32, from row: Int32) -> Double? {
    for position in range(of: row) where parts[position].index == column {
      let value = parts[position].value
      lines[row].count -= 1
      parts[position] = parts[lines[row].start + lines[row].count]
      return value
    }
    return nil
  }

  private mutating func subtract(_ multiple: Double, of pivotRow: Int32, from row: Int32) {
    for position in range(of: row) { places[parts[position].index] = position - lines[row].start }
    for position in range(of: pivotRow) {
      let part = parts[position]
      let place = places[part.index]
      if place >= 0 {
        let position = lines[row].start + place
        parts[position].value = cancelling(parts[position].value, -multiple * part.value)
      } else {
        add(SparseFactor.Part(index: part.index, value: -multiple * part.value), to: row)
      }
    }
    for position in range(of: row) { places[parts[position].index] = -1 }
    // What has cancelled is no entry any more.
    var kept: Int32 = 0
    for position in range(of: row) where parts[position].value != 0 {
      parts[lines[row].start + kept] = parts[position]
      kept += 1
    }
    lines[row].count = kept
  }

  private mutating func add(_ part: SparseFactor.Part, to row: Int32) {
    if lines[row].count == lines[row].room { move(row) }
    parts[lines[row].start + lines[row].count] = part
    lines[row].count += 1
    mention(part.index, by: row)
  }

  /// Gives a row a longer run at the end.
  private mutating func move(_ row: Int32) {
    let range = range(of: row)
    let room = max(4, 2 * lines[row].room)
    let start = Int32(parts.extend(by: Int(room)))
    for offset in 0..<lines[row].count { parts[start + offset] = parts[range.lowerBound + offset] }
    lines[row].start = start
    lines[row].room = room
  }

  // MARK: Lists

  private mutating func mention(_ column: Int32, by row: Int32) {
    mentions.append(Mention(row: row, next: firstMention[column]))
    firstMention[column] = Int32(mentions.count - 1)
    columnCounts[column] += 1
  }

  private mutating func file(_ row: Int32) {
    let first = shortest[lines[row].count]
    lines[row].next = first
    lines[row].previous = -1
    if first >= 0 { lines[first].previous = row }
    shortest[lines[row].count] = row
  }

  private mutating func unfile(_ row: Int32) {
    let line = lines[row]
    if line.next >= 0 { lines[line.next].previous = line.previous }
    if line.previous >= 0 { lines[line.previous].next = line.next } else { shortest[line.count] = line.next }
  }
}
