extension Solver {
  /// The whole state as text: values, constraints with their standing, the tight set, table sizes. Equal texts mean equal
  /// states. Solves first.
  ///
  /// - Throws: `stepLimit`.
  public func stateDescription() throws(SolverError) -> String {
    try solve()
    engine.catchUp()
    var lines: [String] = []
    for slot in 0..<engine.columns.count where !engine.columns[slot].isFree {
      let column = engine.columns[slot]
      lines.append("variable \(column.serial) = \(engine.values[slot]) owner \(standing(of: column.owner))")
    }
    var slots: [Int32] = []
    for slot in 0..<Int32(engine.rows.count) where engine.rows[slot].kind != .free {
      slots.append(slot)
    }
    slots.sort { engine.details[$0].place < engine.details[$1].place }
    for slot in slots { lines.append(description(ofRow: slot)) }
    let sizes = tableSizes
    lines.append(
      "tables: \(sizes.variables) variables, \(sizes.rows) rows, \(sizes.entries) entries, "
        + "\(sizes.prices) prices, \(additions) additions")
    return lines.joined(separator: "\n")
  }

  private func standing(of slot: Int32) -> String {
    slot < 0 ? "wish" : "\(engine.details[slot].place)"
  }

  private func description(ofRow slot: Int32) -> String {
    let row = engine.rows[slot]
    let detail = engine.details[slot]
    var text = "constraint \(detail.place):"
    for offset in 0..<row.count {
      let entry = engine.entries[row.start + offset]
      text += " \(entry.coefficient * detail.scale)*v\(engine.columns[entry.variable].serial)"
    }
    let relation = row.relation == 0 ? "==" : row.relation < 0 ? "<=" : ">="
    text += " \(relation) \(row.constant * detail.scale)"
    text += row.isRequired ? " required^\(detail.rank)" : " @\(row.level)*\(detail.weight)"
    if row.isTight { return text + " tight" }
    return text + (row.kind == .rejected ? " rejected" : " side \(row.side)")
      + " residual \(row.residual * detail.scale)"
  }

  /// Sizes of the internal tables, for tests that nothing is left behind.
  package struct TableSizes: Equatable {
    package var variables, rows, entries, prices: Int
    /// Elements of all tables, those waiting to be used again included.
    package var storage: Int
  }

  package var tableSizes: TableSizes {
    TableSizes(
      variables: engine.columnCount, rows: engine.rowCount, entries: engine.entries.liveCount,
      prices: engine.prices.liveCount,
      storage: engine.rows.count + engine.columns.count + engine.entries.elements.count
        + engine.prices.elements.count + engine.blocks.count + engine.tracks.count + engine.changed.count)
  }
}
