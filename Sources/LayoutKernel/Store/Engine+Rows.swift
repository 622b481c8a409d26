extension Engine {
  /// Everything a new row needs beside its terms.
  struct RowShape {
    var relation: Relation
    var strength: Strength
    var constant: Double
    var place: Int
  }

  /// Stores a constraint; the next solve takes it in. `terms` name each variable at most once; coefficients that are only
  /// the rounding of a cancelled sum are left out. O(terms).
  mutating func addRow(_ terms: Buffer<RawTerm>, shape: RowShape) -> Int32 {
    var largest = 0.0
    for index in 0..<terms.count { largest = max(largest, abs(terms[index].coefficient)) }
    let scale = largest > 0 ? largest.binadeScale : 1
    var row = Row()
    row.kind = .active
    row.isNew = true
    row.relation = shape.relation.rawValue
    row.side = row.restingSide
    row.constant = finite(shape.constant / scale)
    var detail = RowDetail()
    detail.place = shape.place
    detail.scale = scale
    setStrength(shape.strength, of: &row, &detail)
    writeEntries(terms, of: &row, largest: largest, scale: scale)
    let slot = takeRowSlot(row, detail)
    newRows.append(slot)
    return slot
  }

  private mutating func writeEntries(
    _ terms: Buffer<RawTerm>, of row: inout Row, largest: Double, scale: Double
  ) {
    let sizeClass = Pool<Entry>.sizeClass(of: terms.count)
    let start = entries.allocate(sizeClass: sizeClass)
    row.start = start
    row.sizeClass = sizeClass
    var next = start
    for index in 0..<terms.count where abs(terms[index].coefficient) > 1e-14 * largest {
      let term = terms[index]
      entries[next] = Entry(variable: term.variable, position: 0, coefficient: term.coefficient / scale)
      columns[term.variable].awaited += 1
      next += 1
    }
    row.count = next - start
  }

  /// A second row with the same terms and place, of another strength.
  mutating func copyRow(_ slot: Int32, strength: Strength) -> Int32 {
    var row = Row()
    let source = rows[slot]
    row.kind = .active
    row.isNew = true
    row.relation = source.relation
    row.side = row.restingSide
    row.constant = source.constant
    row.count = source.count
    row.sizeClass = source.sizeClass
    row.start = entries.allocate(sizeClass: source.sizeClass)
    for offset in 0..<source.count {
      entries[row.start + offset] = entries[source.start + offset]
      columns[entries[row.start + offset].variable].awaited += 1
    }
    var detail = details[slot]
    detail.track = -1
    detail.isInTrack = false
    setStrength(strength, of: &row, &detail)
    let copy = takeRowSlot(row, detail)
    newRows.append(copy)
    return copy
  }

  func setStrength(_ strength: Strength, of row: inout Row, _ detail: inout RowDetail) {
    switch strength {
    case .required(let rank):
      row.isRequired = true
      row.level = 1000
      detail.rank = rank
      detail.cost = .zero
    case .level(let level, let weight):
      row.isRequired = false
      row.level = level
      detail.rank = 0
      detail.cost = Cost(weight: weight * detail.scale, place: Double(detail.place) * detail.scale)
    }
  }

  private mutating func takeRowSlot(_ row: Row, _ detail: RowDetail) -> Int32 {
    rowCount += 1
    if freeRows.isEmpty {
      rows.append(row)
      details.append(detail)
      return Int32(rows.count - 1)
    }
    let slot = freeRows.removeLast()
    rows[slot] = row
    details[slot] = detail
    return slot
  }

  /// Frees a row that is not tight and exerts no force.
  mutating func releaseRow(_ slot: Int32) {
    assert(!rows[slot].isTight)
    if details[slot].isInTrack { dropTracks() }
    clearPrice(of: slot)
    let row = rows[slot]
    for entry in row.start..<row.start + row.count {
      if row.isNew {
        columns[entries[entry].variable].awaited -= 1
      } else {
        unlink(entries[entry].variable, position: entries[entry].position)
      }
    }
    entries.release(row.start, sizeClass: row.sizeClass)
    rows[slot] = Row()
    freeRows.append(slot)
    rowCount -= 1
  }

  /// `Σ |coefficient · value| + |constant|`: what the rounding of a residual is proportional to.
  func magnitude(of slot: Int32) -> Double {
    let row = rows[slot]
    var sum = abs(row.constant)
    for entry in row.start..<row.start + row.count {
      sum += abs(entries[entry].coefficient * values[entries[entry].variable])
    }
    return sum
  }

  @inline(__always)
  func evaluateResidual(of slot: Int32) -> Double {
    let row = rows[slot]
    var sum = -row.constant
    for entry in row.start..<row.start + row.count {
      sum += entries[entry].coefficient * values[entries[entry].variable]
    }
    return finite(sum)
  }

  /// A required row comes before another when its rank is higher or, at the same rank, it was added earlier; required
  /// rows come before all others, stronger levels before weaker ones.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    if rows[left].isRequired != rows[right].isRequired { return rows[left].isRequired }
    if rows[left].level != rows[right].level { return rows[left].level > rows[right].level }
    if details[left].rank != details[right].rank { return details[left].rank > details[right].rank }
    return details[left].place < details[right].place
  }
}

/// The value itself, or the finite number nearest to it. Sums of finite numbers can overflow; what overflows must not turn
/// into a NaN that spreads.
@inline(__always)
func finite(_ value: Double) -> Double {
  if value.isFinite { return value }
  if value.isNaN { return 0 }
  return value < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
}

extension Double {
  /// The power of two at or below a positive number: dividing by it is exact.
  fileprivate var binadeScale: Double {
    isNormal ? Double(bitPattern: bitPattern & 0x7FF0_0000_0000_0000) : Double.leastNormalMagnitude
  }
}
