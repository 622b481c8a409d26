extension Engine {
  /// Makes a variable, undetermined and 0.
  @inline(__always)
  mutating func makeColumn(serial: Int, place: Int) -> Int32 {
    columnCount &+= 1
    looseCount &+= 1
    let slot = freeColumns.isEmpty ? appendColumn() : freeColumns.removeLast()
    var column = Column()
    column.owner = ~slot
    column.serial = serial
    column.place = place
    // It may still be listed as changed from its last use; it must not be listed twice.
    column.isChanged = columns[slot].isChanged
    columns[slot] = column
    columnDetails[slot] = ColumnDetail()
    values[slot] = 0
    return slot
  }

  @inline(__always)
  private mutating func appendColumn() -> Int32 {
    let slot = columns.extend(by: 1)
    columns[slot].isChanged = false
    _ = columnDetails.extend(by: 1)
    _ = values.extend(by: 1)
    work.append(0)
    return Int32(truncatingIfNeeded: slot)
  }

  /// Frees a variable that no row mentions and that its own wish determines.
  mutating func releaseColumn(_ slot: Int32) {
    let column = columns[slot]
    assert(column.count == 0 && column.isUndetermined)
    clearPrice(of: ~slot)
    dissolveBlock(of: slot)
    columns[slot] = Column()
    columns[slot].isFree = true
    columns[slot].isChanged = column.isChanged
    freeColumns.append(slot)
    columnCount -= 1
    looseCount -= 1
  }

  /// Puts an entry of a row at the front of its variable's list for such rows. O(1).
  @inline(__always)
  private mutating func link(_ entry: Int32, tight: Bool) {
    let variable = entries[entry].variable
    let first = tight ? columns[variable].tight : columns[variable].loose
    entries[entry].next = first
    entries[entry].previous = -1
    if first >= 0 { entries[first].previous = entry }
    if tight { columns[variable].tight = entry } else { columns[variable].loose = entry }
  }

  @inline(__always)
  private mutating func unlink(_ entry: Int32, tight: Bool) {
    let gone = entries[entry]
    if gone.next >= 0 { entries[gone.next].previous = gone.previous }
    if gone.previous >= 0 {
      entries[gone.previous].next = gone.next
    } else if tight {
      columns[gone.variable].tight = gone.next
    } else {
      columns[gone.variable].loose = gone.next
    }
  }

  /// Puts a row's entries into the lists for tight rows or those for others, and a new row into lists at all. O(terms).
  @inline(__always)
  mutating func list(_ slot: Int32, tight: Bool) {
    let row = rows[slot]
    for entry in row.start..<row.start + row.count {
      if !row.isNew { unlink(entry, tight: !tight) }
      link(entry, tight: tight)
    }
    rows[slot].isNew = false
  }

  /// Takes a row that is not tight out of the lists of its variables. O(terms).
  mutating func unlist(_ slot: Int32) {
    let row = rows[slot]
    for entry in row.start..<row.start + row.count {
      if !row.isNew { unlink(entry, tight: false) }
      columns[entries[entry].variable].count -= 1
    }
  }
}
