/// The caller's constraint objects by the slots of their rows, each held while it is in the solver.
///
/// An array of references would check for uniqueness at every addition.
struct ConstraintTable {
  private var references = Buffer<Unmanaged<LinearConstraint>?>()

  /// The object of a row; nil where there is none.
  subscript(slot: Int32) -> LinearConstraint? {
    get { slot < references.count ? references[slot]?.takeUnretainedValue() : nil }
    set {
      if references.count <= Int(slot) { makeRoom(for: slot) }
      let old = references[slot]
      references[slot] = newValue.map { .passRetained($0) }
      old?.release()
    }
  }

  /// Slots are given one after the other, so that one more is the usual case.
  @inline(__always)
  private mutating func makeRoom(for slot: Int32) {
    repeat { references.append(nil) } while references.count <= Int(slot)
  }

  /// All objects, by slot.
  var all: [LinearConstraint] {
    var found: [LinearConstraint] = []
    for slot in 0..<references.count {
      if let reference = references[slot] { found.append(reference.takeUnretainedValue()) }
    }
    return found
  }

  /// Lets all objects go: they can be added to another solver.
  mutating func freeMemory() {
    for slot in 0..<references.count {
      references[slot]?.takeRetainedValue().leaveSolver()
    }
    references.free()
  }
}
