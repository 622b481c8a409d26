extension Engine {
  /// Everything a new row needs beside its terms.
  struct RowShape {
    var relation: Relation
    var strength: Strength
    var constant: Double
    var place: Int
  }

  /// Stores a constraint; the next solve takes it in. Terms of the same variable are added up; coefficients that are only
  /// the rounding of a cancelled sum are left out. O(terms).
  ///
  /// - Throws: `foreignVariable`, `unknownVariable`, `nonFiniteCoefficient`; nothing is changed then.
  @inline(__always)
  mutating func addRow(
    _ terms: [LinearExpression.Term], of token: SolverToken, shape: RowShape
  ) throws(SolverError) -> Int32 {
    let sizeClass = Pool<Entry>.sizeClass(of: terms.count)
    let start = entries.allocate(sizeClass: sizeClass)
    let slot = takeRowSlot()
    let stamp = nextStamp()
    var next = start
    var smallest = Double.infinity
    var largest = 0.0
    for index in terms.indices {
      let variable = terms[index].variable.slot
      let coefficient = terms[index].coefficient
      if let error = fault(in: terms[index], of: token) {
        takeBack(slot, entries: start..<next, sizeClass: sizeClass)
        throw error
      }
      smallest = min(smallest, abs(coefficient))
      largest = max(largest, abs(coefficient))
      if columns[variable].stamp == stamp {
        let entry = columns[variable].index
        entries[entry].coefficient = finite(entries[entry].coefficient + coefficient)
        smallest = 0
        continue
      }
      columns[variable].stamp = stamp
      columns[variable].index = next
      columns[variable].count += 1
      entries[next] = Entry(variable: variable, row: slot, coefficient: coefficient)
      next += 1
    }
    var scale = 1.0
    // Few rows have other coefficients than these, which need no second look.
    if largest >= 2 || smallest < 1e-3 || largest < 1 { next = normalize(start..<next, scale: &scale) }
    write(slot, shape, scale: scale, entries: start..<next, sizeClass: sizeClass)
    return slot
  }

  @inline(__always)
  func fault(in term: LinearExpression.Term, of token: SolverToken) -> SolverError? {
    if term.variable.owner !== token { return .foreignVariable(term.variable) }
    let column = columns[term.variable.slot]
    if column.isFree || column.serial != term.variable.serial { return .unknownVariable(term.variable) }
    return term.coefficient.isFinite ? nil : .nonFiniteCoefficient(term.variable, term.coefficient)
  }

  private mutating func takeBack(_ slot: Int32, entries run: Range<Int32>, sizeClass: Int8) {
    for entry in run { columns[entries[entry].variable].count -= 1 }
    entries.release(run.lowerBound, sizeClass: sizeClass)
    rows[slot] = Row()
    freeRows.append(slot)
    rowCount -= 1
  }

  /// Leaves out what has cancelled, and divides by a power of two so that the largest coefficient lies in 1..<2.
  @inline(never)
  private mutating func normalize(_ run: Range<Int32>, scale: inout Double) -> Int32 {
    var largest = 0.0
    for entry in run { largest = max(largest, abs(entries[entry].coefficient)) }
    scale = largest > 0 ? largest.binadeScale : 1
    var next = run.lowerBound
    for position in run {
      var entry = entries[position]
      if abs(entry.coefficient) <= 1e-14 * largest {
        columns[entry.variable].count -= 1
        continue
      }
      entry.coefficient /= scale
      entries[next] = entry
      next += 1
    }
    return next
  }

  @inline(__always)
  private mutating func write(
    _ slot: Int32, _ shape: RowShape, scale: Double, entries: Range<Int32>, sizeClass: Int8
  ) {
    var row = Row()
    row.start = entries.lowerBound
    row.count = entries.upperBound - entries.lowerBound
    row.sizeClass = sizeClass
    row.kind = .active
    row.isNew = true
    row.relation = shape.relation.rawValue
    row.side = row.restingSide
    row.constant = finite(shape.constant / scale)
    var detail = RowDetail()
    detail.place = shape.place
    detail.scale = scale
    setStrength(shape.strength, of: &row, &detail)
    rows[slot] = row
    details[slot] = detail
    listNew(slot, row, detail)
  }

  /// A second row with the same terms and place, of another strength.
  mutating func copyRow(_ original: Int32, strength: Strength) -> Int32 {
    let slot = takeRowSlot()
    let source = rows[original]
    let start = entries.allocate(sizeClass: source.sizeClass)
    for offset in 0..<source.count {
      let entry = entries[source.start + offset]
      entries[start + offset] = Entry(variable: entry.variable, row: slot, coefficient: entry.coefficient)
      columns[entry.variable].count += 1
    }
    let scale = details[original].scale
    let relation: Relation =
      source.relation == 0 ? .equal : source.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    let shape = RowShape(
      relation: relation, strength: strength, constant: source.constant * scale, place: details[original].place)
    write(slot, shape, scale: scale, entries: start..<start + source.count, sizeClass: source.sizeClass)
    rows[slot].constant = source.constant
    return slot
  }

  @inline(__always)
  func setStrength(_ strength: Strength, of row: inout Row, _ detail: inout RowDetail) {
    switch strength {
    case .required(let rank):
      row.isRequired = true
      row.level = 1000
      detail.rank = rank
      detail.weight = 0
    case .level(let level, let weight):
      row.isRequired = false
      row.level = level
      detail.rank = 0
      detail.weight = weight
    }
  }

  @inline(__always)
  private mutating func takeRowSlot() -> Int32 {
    rowCount += 1
    if !freeRows.isEmpty { return freeRows.removeLast() }
    _ = details.extend(by: 1)
    return Int32(truncatingIfNeeded: rows.extend(by: 1))
  }

  /// Frees a row that is not tight and exerts no force.
  mutating func releaseRow(_ slot: Int32) {
    assert(!rows[slot].isTight)
    if rows[slot].isInTrack { dropTracks() }
    clearPrice(of: slot)
    let row = rows[slot]
    if row.isNew { areNewRowsInOrder = false }
    unlist(slot)
    entries.release(row.start, sizeClass: row.sizeClass)
    rows[slot] = Row()
    freeRows.append(slot)
    rowCount -= 1
  }

  /// `Σ |coefficient · value| + |constant|`: what the rounding of a residual is proportional to.
  @inline(__always)
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
