/// One constraint inside the engine: `Σ coefficient · variable − constant REL 0`, scaled by a power of two so that the
/// largest coefficient lies in 1..<2. One cache line; what is needed rarely stands in `RowDetail`.
struct Row: BitwiseCopyable {
  /// Its run of entries.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The variable it determines while it is tight, else -1.
  var owned: Int32 = -1
  /// The first node of its price: the force it exerts while tight, or a frozen force once it is dead.
  var price: Int32 = -1
  /// Mark of the last pass that saw it.
  var stamp: Int32 = 0
  var level: Float = 0
  var sizeClass: Int8 = 0
  var relation: Int8 = 0
  /// The side its residual is taken to be on while it is not tight: -1, 0 or 1. Its force follows from it.
  var side: Int8 = 0
  var kind = Kind.free
  var isRequired = false
  /// Waits for the next solve to take it in; it is in no variable's lists yet.
  var isNew = false
  /// Marks of the three work lists.
  var inRepair = false
  var inDescent = false
  var inSettle = false
  /// A track relies on its constant or keeps its residual.
  var isInTrack = false
  var constant = 0.0
  /// `Σ coefficient · value − constant`; kept only while it is not tight.
  var residual = 0.0
  /// How fast the residual changes along the direction being walked.
  var rate = 0.0

  enum Kind: UInt8, BitwiseCopyable {
    /// A slot without a row.
    case free
    /// A constraint that counts.
    case active
    /// A required constraint that contradicts earlier ones: known, without effect.
    case rejected
    /// Removed, its slot still in use because it is tight or its force is not taken off yet.
    case dead
  }

  var isTight: Bool { owned >= 0 }

  /// The force of a row that is not tight, in multiples of its cost.
  var forceFactor: Double { forceFactor(onSide: side) }

  func forceFactor(onSide side: Int8) -> Double {
    switch relation {
    case 0: Double(side)
    case -1: side > 0 ? 1 : 0
    default: side < 0 ? -1 : 0
    }
  }

  /// The side a row starts on: the one without a force.
  var restingSide: Int8 { relation }

  /// The largest force it can exert, in multiples of its cost.
  var upperFactor: Double { relation == 1 ? 0 : 1 }
  /// The smallest.
  var lowerFactor: Double { relation == -1 ? 0 : -1 }

  /// How far its constraint is violated, in scaled units.
  var violation: Double {
    guard !isTight else { return 0 }
    switch relation {
    case 0: return abs(residual)
    case -1: return max(0, residual)
    default: return max(0, -residual)
    }
  }
}

/// The part of a row that its steps rarely need.
struct RowDetail: BitwiseCopyable {
  /// The weight of a level, per unit of the residual in the caller's units; 0 for a required row.
  var weight = 0.0
  /// Unscaled residual = scale · residual.
  var scale = 1.0
  /// Place in the order of addition, counted from 1.
  var place = 0
  var rank = 0
  /// State of the tight set when its constant last changed; -1 when it cannot be followed there.
  var changedAt: Int32 = 0
  /// The track that follows it, or -1.
  var track: Int16 = -1
  /// Lines over its constant have been seen to round.
  var roundsOnTrack = false

  /// What one unit of its scaled residual costs.
  var cost: Cost {
    if weight == 0 { return .zero }
    return Cost(weight: weight * scale, place: Double(place) * scale)
  }
}

/// One coefficient of a row, and one occurrence of a variable: each variable keeps a doubly linked list of its entries in
/// tight rows and another one of those in other rows.
struct Entry: PoolElement {
  var variable: Int32 = -1
  var row: Int32 = -1
  var coefficient = 0.0
  /// The neighbours in the variable's list, or -1.
  var next: Int32 = -1
  var previous: Int32 = -1

  var nextFree: Int32 {
    get { variable }
    set { variable = newValue }
  }
}
