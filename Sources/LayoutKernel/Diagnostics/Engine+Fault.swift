extension Engine {
  /// Checks that the state is consistent and that its prices prove the solution optimal; nil when they do, else the first
  /// fault found. Independent of how the solution was reached. O(rows · directions).
  package mutating func fault() -> String? {
    catchUp()
    return matchingFault() ?? residualFault() ?? priceFault() ?? balanceFault() ?? wishFault() ?? rejectionFault()
      ?? factorFault()
  }

  /// The factors of cycles reproduce the cycles: solved for the sums of its rows and of its columns, each gives ones.
  private func factorFault() -> String? {
    for slot in 0..<Int32(blocks.count) where !blocks[slot].isFree {
      let block = blocks[slot]
      var rowSums = Buffer<Double>()
      var columnSums = Buffer<Double>()
      defer {
        rowSums.free()
        columnSums.free()
      }
      for _ in 0..<block.count {
        rowSums.append(0)
        columnSums.append(0)
      }
      for index in 0..<block.count {
        let variable = block[member: index]
        if columns[variable].block != slot { return "the cycle of factor \(slot) is no longer whole" }
        let row = rows[columns[variable].owner]
        for entry in row.start..<row.start + row.count {
          guard let column = (0..<block.count).first(where: { block[member: $0] == entries[entry].variable }) else {
            continue
          }
          rowSums[index] += entries[entry].coefficient
          columnSums[column] += entries[entry].coefficient
        }
      }
      block.solve(rowSums)
      block.solveTransposed(columnSums)
      for index in 0..<block.count where abs(rowSums[index] - 1) > 1e-6 || abs(columnSums[index] - 1) > 1e-6 {
        return "factor \(slot) gives \(rowSums[index]) and \(columnSums[index]) for 1"
      }
    }
    return nil
  }

  private func matchingFault() -> String? {
    var tight = 0
    var loose = 0
    for slot in 0..<Int32(rows.count) where rows[slot].isTight {
      tight += 1
      if rows[slot].relation != 0 { loose += 1 }
      if columns[rows[slot].owned].owner != slot { return "row \(slot) owns a variable that does not know it" }
    }
    for slot in 0..<Int32(columns.count) where !columns[slot].isFree {
      if work[slot] != 0 { return "column \(slot) has work left over" }
      if !columns[slot].isUndetermined { continue }
      tight += 1
      loose += 1
      if columns[slot].owner != ~slot { return "column \(slot) is held by the wish of another" }
    }
    if tight != columnCount { return "\(tight) tight rows for \(columnCount) variables" }
    if loose != looseCount { return "\(loose) loose rows, \(looseCount) counted" }
    return nil
  }

  private func residualFault() -> String? {
    for slot in 0..<Int32(rows.count) {
      let row = rows[slot]
      guard row.kind == .active else { continue }
      let residual = evaluateResidual(of: slot)
      let tolerance = 1e-7 + 1e-10 * magnitude(of: slot)
      if row.isTight {
        if abs(residual) > tolerance { return "tight row \(slot) is off by \(residual)" }
      } else if (residual > tolerance && row.side != 1) || (residual < -tolerance && row.side != -1) {
        return "row \(slot) of place \(details[slot].place) is off by \(residual) on side \(row.side)"
      } else if abs(residual - row.residual) > tolerance {
        return "the residual of row \(slot) is \(residual), not \(row.residual)"
      }
    }
    return nil
  }

  private mutating func priceFault() -> String? {
    for slot in 0..<Int32(rows.count) {
      let row = rows[slot]
      if !row.isTight {
        if row.price >= 0 { return "row \(slot) has a price and is not tight" }
        continue
      }
      if row.kind != .active { continue }
      for upward in [true, false] where loadDistance(of: slot, upward: upward, scale: 1) {
        for index in 0..<candidate.count {
          let cost = candidate[index].cost
          if cost.weight < -1e-7 || (cost.weight < 1e-7 && cost.place < -1e-4) {
            return "price of row \(slot) is out of bounds by \(cost.weight), \(cost.place)"
          }
          if cost.weight > 1e-7 || cost.place > 1e-4 { break }
        }
      }
    }
    for slot in 0..<columns.count where columns[slot].wishPrice >= 0 { return "the wish of column \(slot) has a price" }
    return nil
  }

  /// At every level the forces on every variable must cancel.
  private mutating func balanceFault() -> String? {
    var levels: [Float] = []
    for slot in 0..<rows.count where rows[slot].kind == .active && !rows[slot].isRequired {
      if !levels.contains(rows[slot].level) { levels.append(rows[slot].level) }
    }
    for level in levels {
      var weights = [Double](repeating: 0, count: columns.count)
      var places = [Double](repeating: 0, count: columns.count)
      for slot in 0..<Int32(rows.count) {
        let row = rows[slot]
        let force = forceAtLevel(slot, level)
        if force.isZero { continue }
        for offset in 0..<row.count {
          let entry = entries[row.start + offset]
          weights[Int(entry.variable)] += entry.coefficient * force.weight
          places[Int(entry.variable)] += entry.coefficient * force.place
        }
      }
      for variable in 0..<columns.count where abs(weights[variable]) > 1e-6 || abs(places[variable]) > 1e-3 {
        return "forces on column \(variable) at level \(level) add up to \(weights[variable]), \(places[variable])"
      }
    }
    return nil
  }

  private func forceAtLevel(_ slot: Int32, _ level: Float) -> Cost {
    let row = rows[slot]
    if !row.isTight {
      return row.kind == .active && row.level == level && !row.isRequired ? details[slot].cost * row.forceFactor : .zero
    }
    var node = row.price
    while node >= 0 {
      if prices[node].level == level { return prices[node].cost }
      node = prices[node].next
    }
    return .zero
  }

  private mutating func wishFault() -> String? {
    for variable in 0..<Int32(columns.count) where !columns[variable].isFree {
      let owner = columns[variable].owner
      if let pull = wishPull(at: owner) { return "the wishes still gain \(pull) by moving row \(owner)" }
    }
    return nil
  }

  private func rejectionFault() -> String? {
    for rejection in rejections {
      if rows[rejection.row].kind != .rejected { return "row \(rejection.row) is listed as rejected and is not" }
      for member in rejection.certificate {
        let row = rows[member]
        if row.kind != .active || !row.isRequired || !precedes(member, rejection.row) {
          return "row \(rejection.row) was rejected because of row \(member), which does not count before it"
        }
      }
    }
    for slot in 0..<Int32(rows.count) where rows[slot].kind == .rejected {
      if !rejections.contains(where: { $0.row == slot }) { return "row \(slot) is rejected without a reason" }
    }
    for slot in 0..<Int32(rows.count) where rows[slot].kind == .dead { return "row \(slot) outlived its removal" }
    return nil
  }
}
