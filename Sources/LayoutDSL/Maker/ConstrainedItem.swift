/// What the DSL needs of a view or guide.
package protocol ConstrainedItem: LayoutItem {
  /// The view an item's locations are implied to relate to: a view's superview, a guide's owner.
  var layoutSuperview: View? { get }
  /// The item's name in descriptions and reports.
  var layoutLabel: String? { get set }
  /// Where the item keeps its `ConstraintRecord`.
  var makerState: AnyObject? { get set }
  /// Called before the first statement of a closure about the item.
  func prepareForConstraints()
}

extension ConstrainedItem {
  /// The item's active constraints made through the DSL; nil while there never was one.
  package var constraintRecord: ConstraintRecord? {
    makerState as? ConstraintRecord
  }

  /// The same, made when missing.
  package func makeConstraintRecord() -> ConstraintRecord {
    if let record = constraintRecord { return record }
    let record = ConstraintRecord()
    makerState = record
    return record
  }
}

extension View: ConstrainedItem {
  package var layoutSuperview: View? { superview }

  package func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension LayoutGuide: ConstrainedItem {
  package func prepareForConstraints() {}
}
