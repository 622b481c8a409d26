extension Engine {
  /// One coefficient as a caller gives it.
  struct RawTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  /// Everything a new row needs beside its terms.
  struct RowShape {
    var relation: Relation
    var strength: Strength
    var constant: Double
    var place: Int
  }

  /// Stores a constraint; the next solve takes it in. Terms of the same variable are added up, zeros dropped.
  /// O(terms).
  mutating func addRow(_ terms: inout Buffer<RawTerm>, shape: RowShape) -> Int32 {
    mergeTerms(&terms)
    var largest = 0.0
    for index in 0..<terms.count { largest = max(largest, abs(terms[index].coefficient)) }
    let scale = largest > 0 ? largest.binadeScale : 1
    var row = Row()
    row.kind = .active
    row.isNew = true
    row.relation = shape.relation.rawValue
    row.side = row.restingSide
    row.place = shape.place
    row.scale = scale
    row.constant = finite(shape.constant / scale)
    setStrength(shape.strength, of: &row)
    let slot = takeRowSlot(row)
    writeEntries(terms, of: slot, largest: largest, scale: scale)
    newRows.append(slot)
    return slot
  }

  private mutating func mergeTerms(_ terms: inout Buffer<RawTerm>) {
    let stamp = nextStamp()
    var kept = 0
    for index in 0..<terms.count {
      let term = terms[index]
      if columns[term.variable].stamp == stamp {
        terms[Int(columns[term.variable].index)].coefficient += term.coefficient
      } else {
        columns[term.variable].stamp = stamp
        columns[term.variable].index = Int32(kept)
        terms[kept] = term
        kept += 1
      }
    }
    while terms.count > kept { _ = terms.removeLast() }
  }

  /// Coefficients that are only the rounding of a cancelled sum are left out.
  private mutating func writeEntries(_ terms: Buffer<RawTerm>, of slot: Int32, largest: Double, scale: Double) {
    var count = 0
    for index in 0..<terms.count where abs(terms[index].coefficient) > 1e-14 * largest { count += 1 }
    let sizeClass = Pool<Entry>.sizeClass(of: count)
    let start = entries.allocate(sizeClass: sizeClass)
    rows[slot].start = start
    rows[slot].count = Int32(count)
    rows[slot].sizeClass = sizeClass
    var next = start
    for index in 0..<terms.count where abs(terms[index].coefficient) > 1e-14 * largest {
      let coefficient = terms[index].coefficient / scale
      entries[next] = Entry(variable: terms[index].variable, position: 0, coefficient: coefficient)
      link(terms[index].variable, row: slot, entry: next, coefficient: coefficient)
      next += 1
    }
  }

  /// A second row with the same terms and place, of another strength.
  mutating func copyRow(_ slot: Int32, strength: Strength) -> Int32 {
    var row = rows[slot]
    row.kind = .active
    row.isNew = true
    row.owned = -1
    row.price = -1
    row.side = row.restingSide
    row.inRepair = false
    row.inDescent = false
    row.inSettle = false
    setStrength(strength, of: &row)
    let start = entries.allocate(sizeClass: row.sizeClass)
    let source = row.start
    row.start = start
    let copy = takeRowSlot(row)
    for offset in 0..<row.count {
      let entry = entries[source + offset]
      entries[start + offset] = entry
      link(entry.variable, row: copy, entry: start + offset, coefficient: entry.coefficient)
    }
    newRows.append(copy)
    return copy
  }

  func setStrength(_ strength: Strength, of row: inout Row) {
    switch strength {
    case .required(let rank):
      row.isRequired = true
      row.rank = rank
      row.level = 1000
      row.cost = .zero
    case .level(let level, let weight):
      row.isRequired = false
      row.rank = 0
      row.level = level
      row.cost = Cost(weight: weight * row.scale, place: Double(row.place) * row.scale)
    }
  }

  mutating func takeRowSlot(_ row: Row) -> Int32 {
    rowCount += 1
    if freeRows.isEmpty { return Int32(rows.append(row, times: 1)) }
    let slot = freeRows.removeLast()
    rows[slot] = row
    return slot
  }

  /// Frees a row that is not tight and exerts no force.
  mutating func releaseRow(_ slot: Int32) {
    assert(!rows[slot].isTight)
    clearPrice(of: slot)
    let row = rows[slot]
    if row.kind != .wish {
      for offset in 0..<row.count {
        let entry = entries[row.start + offset]
        unlink(entry.variable, position: entry.position)
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
    for offset in 0..<row.count {
      let entry = entries[row.start + offset]
      sum += abs(entry.coefficient * columns[entry.variable].value)
    }
    return sum
  }

  func evaluateResidual(of slot: Int32) -> Double {
    let row = rows[slot]
    var sum = -row.constant
    for offset in 0..<row.count {
      let entry = entries[row.start + offset]
      sum += entry.coefficient * columns[entry.variable].value
    }
    return finite(sum)
  }

  /// A required row comes before another when its rank is higher or, at the same rank, it was added earlier; required
  /// rows come before all others, stronger levels before weaker ones.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let first = rows[left]
    let second = rows[right]
    if first.isRequired != second.isRequired { return first.isRequired }
    if first.isRequired {
      if first.rank != second.rank { return first.rank > second.rank }
    } else if first.level != second.level {
      return first.level > second.level
    }
    return first.place < second.place
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
    isNormal ? Double(sign: .plus, exponent: exponent, significand: 1) : Double.leastNormalMagnitude
  }
}
