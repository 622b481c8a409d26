extension LayoutItem {
  /// The item's active constraints made through the DSL; nil while there never was one.
  package var constraintRecord: ConstraintRecord? {
    // Nothing else is kept there.
    makerState.map { unsafeDowncast($0, to: ConstraintRecord.self) }
  }

  /// The same, made when missing.
  package func makeConstraintRecord() -> ConstraintRecord {
    if let record = constraintRecord { return record }
    let record = ConstraintRecord()
    makerState = record
    return record
  }
}
