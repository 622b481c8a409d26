extension Engine {
  /// Makes a variable, undetermined and 0.
  mutating func makeColumn(serial: Int, place: Int) -> Int32 {
    var column = Column()
    column.serial = serial
    column.place = place
    columnCount += 1
    looseCount += 1
    if freeColumns.isEmpty {
      let slot = Int32(columns.count)
      column.owner = ~slot
      columns.append(column)
      columnDetails.append(ColumnDetail())
      values.append(0)
      work.append(0)
      return slot
    }
    let slot = freeColumns.removeLast()
    column.owner = ~slot
    // It may still be listed as changed from its last use; it must not be listed twice.
    column.isChanged = columns[slot].isChanged
    columns[slot] = column
    columnDetails[slot] = ColumnDetail()
    values[slot] = 0
    return slot
  }

  /// Frees a variable that no row mentions and that its own wish determines.
  mutating func releaseColumn(_ slot: Int32) {
    let column = columns[slot]
    assert(column.count == 0 && column.isUndetermined)
    clearPrice(of: ~slot)
    dissolveBlock(of: slot)
    if column.hasRun { links.release(column.start, sizeClass: column.sizeClass) }
    columns[slot] = Column()
    columns[slot].isFree = true
    columns[slot].isChanged = column.isChanged
    freeColumns.append(slot)
    columnCount -= 1
    looseCount -= 1
  }

  /// Tells the variables of new rows of them; their runs grow once for all of them. O(entries).
  mutating func linkNewRows() {
    for index in 0..<newRows.count {
      let slot = newRows[index]
      let row = rows[slot]
      for entry in row.start..<row.start + row.count { link(entry, of: slot) }
    }
  }

  @inline(__always)
  private mutating func link(_ entry: Int32, of row: Int32) {
    let variable = entries[entry].variable
    let position = columns[variable].count
    if position == columns[variable].capacity { grow(variable) }
    links[columns[variable].start + position] = Link(
      row: row, entry: entry, coefficient: entries[entry].coefficient)
    entries[entry].position = position
    columns[variable].count = position + 1
    columns[variable].awaited -= 1
  }

  /// Makes room for all links that new rows will make.
  private mutating func grow(_ variable: Int32) {
    let column = columns[variable]
    let sizeClass = Pool<Link>.sizeClass(of: Int(column.count + max(column.awaited, 1)))
    let start = links.allocate(sizeClass: sizeClass)
    for offset in 0..<column.count { links[start + offset] = links[column.start + offset] }
    if column.hasRun { links.release(column.start, sizeClass: column.sizeClass) }
    columns[variable].start = start
    columns[variable].sizeClass = sizeClass
    columns[variable].hasRun = true
  }

  /// Takes one occurrence out of a variable's column; the last one fills the gap. O(1).
  mutating func unlink(_ variable: Int32, position: Int32) {
    let start = columns[variable].start
    let last = columns[variable].count - 1
    if position != last {
      let moved = links[start + last]
      links[start + position] = moved
      entries[moved.entry].position = position
    }
    columns[variable].count = last
  }
}
