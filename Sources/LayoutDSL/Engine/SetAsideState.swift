import Foundation
import LayoutKernel

/// What the tree's engine keeps in a subtree, put aside while another engine solves it.
struct SetAsideState {
  private struct ViewState {
    let view: View
    let record: ItemRecord?
    let needsEntry: Bool
    let awaitsEntry: Bool
    let wrappingWidth: CGFloat?
  }

  private struct ConstraintState {
    let constraint: AttributeConstraint
    let row: LinearConstraint?
    let pendingPlace: Int
  }

  private var views: [ViewState] = []
  private var guides: [(guide: LayoutGuide, record: ItemRecord?)] = []
  private var constraints: [ConstraintState] = []

  /// Takes everything out.
  init(of root: View) {
    root.forEachInSubtree { view in
      views.append(
        ViewState(
          view: view, record: view.record, needsEntry: view.passState.needsEntry,
          awaitsEntry: view.waitingPlaces[.entry] != .nowhere, wrappingWidth: view.sizing.wrappingWidth))
      for guide in view.allGuides { guides.append((guide, guide.record)) }
      for constraint in view.held.elements {
        constraints.append(
          ConstraintState(
            constraint: constraint, row: constraint.row, pendingPlace: constraint.place(.pending)))
        constraint.setPlace(-1, .pending)
      }
      view.forgetRows()
    }
  }

  /// Puts everything back. What the other engine was told of the views meanwhile is told to the tree's.
  func restore() {
    let changes = views.map { $0.view.record?.changes ?? [] }
    for state in views {
      state.view.record = state.record
      state.view.passState.needsEntry = state.needsEntry
      if state.awaitsEntry { state.view.markWaiting(.entry) }
      state.view.sizing.wrappingWidth = state.wrappingWidth
    }
    for state in guides { state.guide.record = state.record }
    for state in constraints {
      state.constraint.row = state.row
      state.constraint.setPlace(state.pendingPlace, .pending)
    }
    for (state, change) in zip(views, changes) where !change.isEmpty { state.view.tellEngine(change) }
  }
}
