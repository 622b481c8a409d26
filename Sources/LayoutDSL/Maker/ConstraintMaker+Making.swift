/// What the five functions of `snp` do, alike for views and guides.
extension ConstraintMaker {
  package static func prepare(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.makeAll()
  }

  package static func make(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  package static func remake(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  package static func update(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    guard let record = item.constraintRecord, !record.isEmpty else { return make(item, closure) }
    let updates = prepare(item, closure)
    let recorded = record.layoutConstraints
    for update in updates { update.apply(to: recorded) }
  }

  package static func remove(_ item: any ConstrainedItem) {
    item.constraintRecord?.deactivateAll()
  }
}
