extension Engine {
  /// Takes a row out. It goes at once if nothing depends on it, else with the next solve.
  mutating func removeRow(_ slot: Int32) {
    reoffer(namedBy: slot)
    forgetRejection(of: slot)
    if !rows[slot].isTight, rows[slot].kind == .rejected || rows[slot].isNew || rows[slot].forceFactor == 0 {
      releaseRow(slot)
      return
    }
    freeze(slot)
    rows[slot].kind = .dead
    frozen.append(slot)
  }

  /// Changes the right-hand side of a row, in the caller's units.
  mutating func setConstant(of slot: Int32, to constant: Double) {
    let scaled = finite(constant / details[slot].scale)
    if rows[slot].constant == scaled { return }
    rows[slot].constant = scaled
    reoffer(namedBy: slot)
    reoffer(slot)
    if !rows[slot].isNew { changedConstants.append(slot) }
  }

  /// Gives a row another strength; the slot may change. Its place stays.
  mutating func setStrength(of slot: Int32, to strength: Strength) -> Int32 {
    let row = rows[slot]
    let isIdle = !row.isTight && row.kind == .active && row.forceFactor == 0
    if row.isNew || isIdle {
      setStrength(strength, of: &rows[slot], &details[slot])
      reoffer(namedBy: slot)
      if row.isNew { areNewRowsInOrder = false } else { changedConstants.append(slot) }
      return slot
    }
    let copy = copyRow(slot, strength: strength)
    removeRow(slot)
    return copy
  }

  /// Writes the force of a row that is not tight down as its price, so that it stays while the row has no side any more.
  private mutating func freeze(_ slot: Int32) {
    if rows[slot].isTight { return }
    setPrice(of: slot, factor: rows[slot].forceFactor)
    rows[slot].side = rows[slot].restingSide
  }

  private mutating func forgetRejection(of slot: Int32) {
    for index in rejections.indices where rejections[index].row == slot {
      rejections.remove(at: index)
      return
    }
  }
}
