/// What every `snp` offers: the item it speaks for, and a label for it.
public protocol ConstraintDSL: TreeBound {
  /// The view or guide.
  var target: AnyObject? { get }

  /// The view or guide as a whole, as a right-hand side: its attributes of the same name. A new value each time.
  var whole: ConstraintItem { get }

  /// Names the item in descriptions and reports. Nothing else changes. `nil` takes the name away.
  func setLabel(_ value: String?)

  /// The name given by `setLabel`.
  func label() -> String?
}

extension ConstraintDSL {
  public var whole: ConstraintItem { ConstraintItem(target: target, attributes: []) }

  /// Stores the name on the view or guide; a target of another kind keeps no name.
  public func setLabel(_ value: String?) {
    (target as? any LayoutItem)?.layoutLabel = value
  }

  public func label() -> String? {
    (target as? any LayoutItem)?.layoutLabel
  }
}
