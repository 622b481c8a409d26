/// What every `snp` offers: the item it speaks for, and a label for it.
public protocol ConstraintDSL: TreeBound {
  /// The view or guide.
  var target: AnyObject? { get }

  /// Names the item in descriptions and reports. Nothing else changes. `nil` takes the name away.
  func setLabel(_ value: String?)

  /// The name given by `setLabel`.
  func label() -> String?
}

extension ConstraintDSL {
  /// Stores the name on the view or guide; a target of another kind keeps no name.
  public func setLabel(_ value: String?) {
    (target as? any ConstrainedItem)?.layoutLabel = value
  }

  public func label() -> String? {
    (target as? any ConstrainedItem)?.layoutLabel
  }
}
