/// One constraint inside the engine: `Σ coefficient · variable − constant REL 0`, scaled by a power of two so that the
/// largest coefficient lies in 1..<2.
struct Row: BitwiseCopyable {
  /// Its run of entries.
  var start: Int32 = 0
  var count: Int32 = 0
  var sizeClass: Int8 = 0
  var relation: Int8 = 0
  /// The side its residual is taken to be on while it is not tight: -1, 0 or 1. Its force follows from it.
  var side: Int8 = 0
  var kind = Kind.free
  var isRequired = false
  /// Waits for the next solve to take it in.
  var isNew = false
  /// Marks of the three work lists.
  var inRepair = false
  var inDescent = false
  var inSettle = false
  var level: Float = 0
  var rank: Int = 0
  /// The variable it determines while it is tight, else -1.
  var owned: Int32 = -1
  /// The first node of its price: the force it exerts while tight, or a frozen force once it is dead.
  var price: Int32 = -1
  /// Mark of the last pass that saw it.
  var stamp: Int32 = 0
  /// Place in the order of addition, counted from 1; for wishes the variable's.
  var place: Int = 0
  var constant = 0.0
  /// `Σ coefficient · value − constant`; kept only while it is not tight.
  var residual = 0.0
  /// How fast the residual changes along the direction being walked.
  var rate = 0.0
  /// What one unit of its scaled residual costs.
  var cost = Cost.zero
  /// Unscaled residual = scale · residual.
  var scale = 1.0

  enum Kind: UInt8, BitwiseCopyable {
    /// A slot without a row.
    case free
    /// A constraint that counts.
    case active
    /// A required constraint that contradicts earlier ones: known, without effect.
    case rejected
    /// Removed, its slot still in use because it is tight or its force is not taken off yet.
    case dead
    /// The wish of one variable to be 0.
    case wish
  }

  var isTight: Bool { owned >= 0 }

  /// Whether it may be tight without a price and still free to move one way.
  var isLooseKind: Bool { relation != 0 || kind == .wish }

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

  /// How far its constraint is violated, in the caller's units.
  var violation: Double {
    guard !isTight else { return 0 }
    switch relation {
    case 0: return abs(residual) * scale
    case -1: return max(0, residual) * scale
    default: return max(0, -residual) * scale
    }
  }
}

/// One coefficient of a row.
struct Entry: PoolElement {
  var variable: Int32 = -1
  /// Where the variable's column links back to it, counted from the column's start.
  var position: Int32 = 0
  var coefficient = 0.0

  var nextFree: Int32 {
    get { variable }
    set { variable = newValue }
  }
}

/// One occurrence of a variable.
struct Link: PoolElement {
  var row: Int32 = -1
  /// The entry's index in the pool of entries.
  var entry: Int32 = 0
  var coefficient = 0.0

  var nextFree: Int32 {
    get { row }
    set { row = newValue }
  }
}

/// One variable inside the engine.
struct Column: BitwiseCopyable {
  /// Its run of links, one for every row that mentions it (its wish apart).
  var start: Int32 = 0
  var count: Int32 = 0
  var sizeClass: Int8 = 0
  var hasRun = false
  var isFree = false
  var onStack = false
  /// Its value changed since the last report.
  var isChanged = false
  /// Its value changed in the solve under way.
  var isMoved = false
  /// Its wish changed sides since the wishes were last settled.
  var wishTurned = false
  /// The tight row that determines it.
  var owner: Int32 = -1
  /// The row of its wish to be 0.
  var wish: Int32 = -1
  /// How many tight constraints mention it.
  var tightCount: Int32 = 0
  /// The factored cycle it was last seen in, or -1.
  var block: Int32 = -1
  var stamp: Int32 = 0
  var index: Int32 = 0
  var low: Int32 = 0
  /// Count of the variables made before it.
  var serial: Int = 0
  var value = 0.0
  /// The value before the solve under way, while it is marked as moved.
  var previous = 0.0
  var reported = 0.0
  /// Right-hand side or direction of the linear solve under way; 0 between solves.
  var work = 0.0

  /// Links its run has room for.
  var capacity: Int32 { hasRun ? 1 << Int32(sizeClass) : 0 }
}
