/// The `WaitingList`s of a view, one for each thing to wait for.
package struct WaitingLists {
  private var layout = WaitingList(.layout)
  private var constraintUpdate = WaitingList(.constraintUpdate)
  private var entry = WaitingList(.entry)

  package init() {}

  package subscript(_ awaited: Awaited) -> WaitingList {
    _read {
      switch awaited {
      case .layout: yield layout
      case .constraintUpdate: yield constraintUpdate
      case .entry: yield entry
      }
    }
    _modify {
      switch awaited {
      case .layout: yield &layout
      case .constraintUpdate: yield &constraintUpdate
      case .entry: yield &entry
      }
    }
  }

  /// Takes out a subview that leaves.
  package mutating func remove(_ view: View) {
    layout.remove(view)
    constraintUpdate.remove(view)
    entry.remove(view)
  }
}
