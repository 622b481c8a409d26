/// What the five functions of `snp` do, alike for views and guides.
extension ConstraintMaker {
  package static func prepare(
    _ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void, file: String, line: UInt
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, file: file, line: line)
    closure(maker)
    return maker.makeAll()
  }

  package static func make(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void, file: String, line: UInt) {
    for constraint in prepare(item, closure, file: file, line: line) { constraint.activate() }
  }

  package static func remake(
    _ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void, file: String, line: UInt
  ) {
    remove(item)
    make(item, closure, file: file, line: line)
  }

  package static func update(
    _ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void, file: String, line: UInt
  ) {
    guard let record = item.constraintRecord, !record.isEmpty else {
      return make(item, closure, file: file, line: line)
    }
    let updates = prepare(item, closure, file: file, line: line)
    let recorded = record.layoutConstraints
    for update in updates { update.apply(to: recorded) }
  }

  package static func remove(_ item: any LayoutItem) {
    item.constraintRecord?.deactivateAll()
  }
}
