extension Engine {
  /// Removes one contradiction between a residual and its force: a step of the dual simplex method.
  ///
  /// The row's force grows towards what its residual asks for. Either it reaches its own bound first and the row stays
  /// violated, or the price of a tight row in its support does; that row yields its place. With nothing to yield, a
  /// required row contradicts the required rows of its support, which are independent of one another, so that the set has
  /// no smaller contradiction in it.
  /// Values and residuals are left as they are: a row's residual follows from what the tight rows of its support are to
  /// equal, so that any number of rows can be repaired before `propagate()`.
  mutating func repair(_ slot: Int32) {
    guard rows[slot].kind == .active, !rows[slot].isTight else { return }
    if stale.isEmpty, !needsRepair(slot) { return }
    loadSupport(ofRow: slot)
    if !stale.isEmpty, !needsRepairBySupport(slot) { return }
    let direction: Int8 = rows[slot].residual > 0 ? 1 : -1
    let choice = chooseYielding(for: slot, direction: direction)
    switch choice {
    case .none: reject(for: slot)
    case .itself:
      counters.flips += 1
      shiftSupport(by: -Double(direction))
      rows[slot].side = direction
    case .row(let leaving, let coefficient):
      let force = rows[slot].forceFactor
      let shares = -Double(direction)
      shiftSupport(by: shares)
      setPrice(of: slot, factor: force)
      addPrice(to: slot, factor: Double(direction), best)
      yield(leaving, upward: coefficient * shares > 0)
      counters.pivots += 1
      swap(entering: slot, leaving: leaving)
      foresee(slot, residual: 0)
      if leaving >= 0 { foresee(leaving, residual: 0) }
      queueSettleIfLoose(slot)
    }
  }

  private enum Choice {
    case none
    case itself
    case row(Int32, coefficient: Double)
  }

  private mutating func needsRepair(_ slot: Int32) -> Bool {
    contradicts(slot, tolerance: 1e-9) && contradicts(slot, tolerance: 1e-9 + 1e-12 * magnitude(of: slot))
  }

  /// The same where values are behind: sets the residual from the support.
  private mutating func needsRepairBySupport(_ slot: Int32) -> Bool {
    var residual = -rows[slot].constant
    var magnitude = abs(residual)
    for index in 0..<support.count where support[index].row >= 0 {
      let part = support[index].coefficient * rows[support[index].row].constant
      residual += part
      magnitude += abs(part)
    }
    foresee(slot, residual: finite(residual))
    return contradicts(slot, tolerance: 1e-9 + 1e-12 * magnitude)
  }

  private mutating func foresee(_ slot: Int32, residual: Double) {
    rows[slot].residual = residual
    foreseen.append(slot)
  }

  /// Finds who reaches its bound first when the force of `slot` grows; how far that is, is left in `best`.
  private mutating func chooseYielding(for slot: Int32, direction: Int8) -> Choice {
    var choice = Choice.none
    var preference = 3
    best.removeAll()
    let row = rows[slot]
    if !row.isRequired {
      let limit = abs(row.forceFactor(onSide: direction) - row.forceFactor)
      best.append(PriceTerm(level: row.level, cost: details[slot].cost * limit))
      choice = .itself
    }
    for index in 0..<support.count {
      let term = support[index]
      if abs(term.coefficient) < 1e-9 { continue }
      let upward = term.coefficient * Double(direction) < 0
      if term.row >= 0, rows[term.row].kind == .active {
        guard loadDistance(of: term.row, upward: upward, scale: 1 / abs(term.coefficient)) else { continue }
      } else {
        candidate.removeAll()
      }
      let rank = yieldPreference(term.row)
      if case .none = choice {
      } else {
        let order = compare(candidate, best)
        if order > 0 { continue }
        if order == 0, !isPreferred(term, rank, to: choice, preference) { continue }
      }
      choice = .row(term.row, coefficient: term.coefficient)
      preference = rank
      let previous = best
      best = candidate
      candidate = previous
    }
    return choice
  }

  /// Dead rows and wishes yield before constraints that cost nothing at this point.
  @inline(__always)
  private func yieldPreference(_ slot: Int32) -> Int {
    slot < 0 ? 1 : rows[slot].kind == .active ? 2 : 0
  }

  private mutating func isPreferred(_ term: SupportTerm, _ rank: Int, to choice: Choice, _ preference: Int) -> Bool {
    guard case .row(let other, let coefficient) = choice else { return false }
    if isCautious { return term.row < other }
    if rank != preference { return rank < preference }
    let larger = abs(term.coefficient) / abs(coefficient)
    if larger > 1.001 || larger < 0.999 { return larger > 1 }
    if term.row < 0 || other < 0 { return term.row > other }
    return details[term.row].place < details[other].place
  }

  /// Moves the prices of the support along with a force that grows by `best`.
  private mutating func shiftSupport(by factor: Double) {
    for index in 0..<support.count {
      let term = support[index]
      if abs(term.coefficient) < 1e-9 { continue }
      if !best.isEmpty { addPrice(to: term.row, factor: factor * term.coefficient, best) }
      queueSettleIfLoose(term.row)
    }
  }

  /// Prepares a tight row, whose price has reached a bound, to leave.
  mutating func yield(_ slot: Int32, upward: Bool) {
    if slot < 0 {
      clearPrice(of: slot)
    } else if rows[slot].kind == .active {
      clearPrice(of: slot)
      rows[slot].side = upward ? 1 : -1
    } else {
      // Its force stays until it is taken off.
      rows[slot].side = rows[slot].restingSide
      frozen.append(slot)
    }
  }

  // MARK: Contradictions

  private mutating func reject(for slot: Int32) {
    let row = rows[slot]
    if abs(row.residual) <= 1e-7 + 1e-11 * magnitude(of: slot) {
      // Rounding of a redundant constraint, not a contradiction.
      return
    }
    var latest = slot
    var members: [Int32] = [slot]
    for index in 0..<support.count where abs(support[index].coefficient) >= 1e-9 {
      let member = support[index].row
      members.append(member)
      if precedes(latest, member) { latest = member }
    }
    members.sort { precedes($0, $1) }
    members.removeLast()
    rejections.append(Rejection(row: latest, certificate: members))
    rows[latest].kind = .rejected
    reoffer(namedBy: latest)
    if latest == slot {
      rows[slot].side = rows[slot].restingSide
    } else {
      frozen.append(latest)
      queueRepair(slot)
    }
  }

  /// Offers again all rows that were rejected because of this one.
  mutating func reoffer(namedBy slot: Int32) {
    var index = 0
    while index < rejections.count {
      if rejections[index].certificate.contains(slot) {
        reoffered.append(rejections[index].row)
        rejections.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Offers one rejected row again.
  mutating func reoffer(_ slot: Int32) {
    for index in rejections.indices where rejections[index].row == slot {
      rejections.remove(at: index)
      reoffered.append(slot)
      return
    }
  }

  mutating func takeReoffered() {
    while !reoffered.isEmpty {
      let slot = reoffered.removeLast()
      // The slot may have been freed and used again since it was listed.
      if rows[slot].kind != .rejected || rejections.contains(where: { $0.row == slot }) { continue }
      rows[slot].kind = .active
      // As a rejected row it limited no track.
      if rows[slot].isInTrack { dropTracks() }
      if rows[slot].isTight {
        queueDescent(slot)
        continue
      }
      rows[slot].side = rows[slot].restingSide
      refreshResidual(of: slot)
    }
  }
}
