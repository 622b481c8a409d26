extension Engine {
  /// Makes a variable, undetermined and 0, together with its wish to be 0.
  mutating func makeColumn(serial: Int) -> Int32 {
    var column = Column()
    column.serial = serial
    let slot: Int32
    if freeColumns.isEmpty {
      slot = Int32(columns.append(column, times: 1))
    } else {
      slot = freeColumns.removeLast()
    }
    var wish = Row()
    wish.kind = .wish
    wish.place = serial + 1
    wish.count = 1
    wish.start = entries.allocate(sizeClass: 0)
    wish.owned = slot
    entries[wish.start] = Entry(variable: slot, position: -1, coefficient: 1)
    let wishSlot = takeRowSlot(wish)
    column.wish = wishSlot
    column.owner = wishSlot
    columns[slot] = column
    columnCount += 1
    looseCount += 1
    queueSettle(wishSlot)
    return slot
  }

  /// Frees a variable that no row mentions and that its own wish determines.
  mutating func releaseColumn(_ slot: Int32) {
    let column = columns[slot]
    assert(column.count == 0 && column.owner == column.wish)
    rows[column.wish].owned = -1
    releaseRow(column.wish)
    if column.hasRun { links.release(column.start, sizeClass: column.sizeClass) }
    dissolveBlock(of: slot)
    columns[slot].isFree = true
    columns[slot].stamp = 0
    freeColumns.append(slot)
    columnCount -= 1
    looseCount -= 1
  }

  /// Notes in a variable's column that `row` mentions it.
  mutating func link(_ variable: Int32, row: Int32, entry: Int32, coefficient: Double) {
    let column = columns[variable]
    let room: Int32 = column.capacity
    if column.count == room {
      let sizeClass: Int8 = room == 0 ? 1 : column.sizeClass + 1
      let start = links.allocate(sizeClass: sizeClass)
      for offset in 0..<column.count { links[start + offset] = links[column.start + offset] }
      if room > 0 { links.release(column.start, sizeClass: column.sizeClass) }
      columns[variable].start = start
      columns[variable].sizeClass = sizeClass
      columns[variable].hasRun = true
    }
    let position = column.count
    links[columns[variable].start + position] = Link(row: row, entry: entry, coefficient: coefficient)
    entries[entry].position = position
    columns[variable].count = position + 1
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
