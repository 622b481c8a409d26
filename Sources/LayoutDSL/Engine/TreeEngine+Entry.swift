import LayoutKernel

extension TreeEngine {
  /// Something that enters the solver, and when it was added to the tree.
  private struct Entry {
    var order: Int
    var content: Content

    enum Content {
      case view(View)
      case guide(LayoutGuide)
      case constraint(AttributeConstraint)
    }
  }

  /// Takes in what has been added to the tree, in order of addition.
  func enterPending(_ root: View) {
    var entries: [Entry] = []
    collectFlagged(root, 0, &entries)
    for constraint in pending.elements {
      entries.append(Entry(order: order(of: constraint), content: .constraint(constraint)))
    }
    pending.removeAll()
    // Numbers are quicker to sort than what they stand for; equal ones keep their place.
    let places = entries.indices.sorted { entries[$0].order < entries[$1].order }
    for place in places {
      switch entries[place].content {
      case .view(let view): enter(view)
      case .guide(let guide): enter(guide)
      case .constraint(let constraint): lower(constraint)
      }
    }
  }

  /// Collects below the flags; `order` is the view's in the tree.
  private func collectFlagged(_ view: View, _ order: Int, _ entries: inout [Entry]) {
    if view.passState.needsEntry { return collectAll(view, order, &entries) }
    work.visits += 1
    view.forEachWaiting(.entry) { subview in
      collectFlagged(subview, order + subview.hierarchy.order, &entries)
    }
  }

  /// Collects what is new of a view and everything below it.
  private func collectAll(_ view: View, _ order: Int, _ entries: inout [Entry]) {
    view.passState.needsEntry = false
    view.superview?.waiting[.entry].remove(view)
    work.visits += 1
    if view.record == nil { entries.append(Entry(order: order, content: .view(view))) }
    for guide in view.layoutGuides where guide.record == nil {
      entries.append(Entry(order: order + guide.order, content: .guide(guide)))
    }
    for constraint in view.held.elements where constraint.row == nil && constraint.place(.pending) < 0 {
      entries.append(Entry(order: order + constraint.order, content: .constraint(constraint)))
    }
    for subview in view.subviews { collectAll(subview, order + subview.hierarchy.order, &entries) }
  }

  /// The record of a view, made now if it has none.
  @discardableResult func enter(_ view: View) -> ItemRecord {
    if let record = view.record { return record }
    if let superview = view.superview, view !== root { enter(superview) }
    let record = makeRecord(view, order: view.orderBase)
    view.record = record
    record.alignmentInsets = view.alignmentRectInsets
    updateContent(view, record)
    updateMode(view, record)
    if !view.keepsFrame { markForPlacing(record) }
    return record
  }

  /// The record of a guide placed by constraints, made now if it has none.
  @discardableResult func enter(_ guide: LayoutGuide) -> ItemRecord {
    if let record = guide.record { return record }
    let record = makeRecord(guide, order: (guide.owningView?.orderBase ?? 0) + guide.order)
    guide.record = record
    addSizeRows(record)
    if guide.role == .scrollContent { addContentSizeWishes(guide, record) }
    markForPlacing(record)
    return record
  }

  // MARK: Leaving

  package func viewWillLeave(_ view: View) {
    view.forEachInSubtree { view in
      for constraint in view.held.elements { constraintWillBeReleased(constraint) }
      view.eachRecord { record in for row in record.rows { remove(row) } }
    }
    view.forEachInSubtree { view in
      view.eachRecord { record in removeVariables(of: record) }
      view.forgetRows()
    }
  }

  package func guideWillLeave(_ guide: LayoutGuide) {
    guard let record = guide.record else { return }
    for row in record.rows { remove(row) }
    removeVariables(of: record)
    guide.record = nil
  }
}

extension View {
  /// The records of the view and its guides.
  func eachRecord(_ body: (ItemRecord) -> Void) {
    if let record { body(record) }
    for guide in allGuides {
      if let record = guide.record { body(record) }
    }
  }

  /// Forgets what the engine kept here.
  func forgetRows() {
    record = nil
    for guide in allGuides { guide.record = nil }
    for constraint in held.elements { constraint.row = nil }
  }
}
