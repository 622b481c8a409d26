/// The caller's constraint objects by the slots of their rows, each held while it is in the solver.
///
/// An array of references would check for uniqueness at every addition.
struct ConstraintTable {
  private var references = Buffer<Unmanaged<LinearConstraint>?>()

  /// The object of a row; nil where there is none.
  subscript(slot: Int32) -> LinearConstraint? {
    get { slot < references.count ? references[slot]?.takeUnretainedValue() : nil }
    set {
      while references.count <= Int(slot) { references.append(nil) }
      let old = references[slot]
      references[slot] = newValue.map { .passRetained($0) }
      old?.release()
    }
  }

  /// All objects, by slot.
  var all: [LinearConstraint] {
    var found: [LinearConstraint] = []
    for slot in 0..<references.count {
      if let reference = references[slot] { found.append(reference.takeUnretainedValue()) }
    }
    return found
  }

  mutating func freeMemory() {
    for slot in 0..<references.count { references[slot]?.release() }
    references.free()
  }
}
