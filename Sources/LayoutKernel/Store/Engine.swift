/// The whole state of a solver apart from the caller's objects: rows, columns, the tight set and its prices.
///
/// A struct of plain buffers: a class would check exclusivity at each access of the inner loops. Copying it shares its
/// memory; `duplicate()` is a real copy, `freeMemory()` ends it.
package struct Engine {
  /// What the tables have before they grow.
  private var slab = Slab()

  // The store.
  var rows = Buffer<Row>()
  var details = Buffer<RowDetail>()
  var freeRows = Buffer<Int32>()
  var columns = Buffer<Column>()
  var columnDetails = Buffer<ColumnDetail>()
  var values = Buffer<Double>()
  /// Right-hand side or direction of the linear solve under way; 0 between solves.
  var work = Buffer<Double>()
  var freeColumns = Buffer<Int32>()
  var entries = Pool<Entry>()
  var prices = Pool<PriceNode>()
  /// Tight wishes and inequalities: while there are none, and no prices, nothing can be left open.
  var looseCount = 0
  /// Rows in use, dead ones included.
  var rowCount = 0
  var columnCount = 0

  // The basis.
  var blocks = Buffer<Block>()
  var freeBlocks = Buffer<Int32>()

  var tracks = Buffer<Track>()
  var liveTracks = 0
  var oldestTrack = 0
  /// Counts the changes that ended tracks.
  var trackVersion: Int32 = 1
  /// Rows to write a track for once the solve under way is through.
  var followed = Buffer<Int32>()

  // Work lists.
  var newRows = Buffer<Int32>()
  /// The new rows came in the order of addition and are still all there, with the strengths they came with: those are then
  /// counted in `newStrengths`, and each row's is in `newRowStrengths`.
  var areNewRowsInOrder = true
  var newStrengths = Buffer<NewStrength>()
  var newRowStrengths = Buffer<Int8>()
  var lastNewPlace = 0
  var changedConstants = Buffer<Int32>()
  var repairs = Buffer<QueuedRepair>()
  var descents = Buffer<Int32>()
  var settles = Buffer<Int32>()
  /// Dead or rejected rows whose frozen force is still to be taken off.
  var frozen = Buffer<Int32>()
  var turnedWishes = Buffer<Int32>()
  /// Variables whose value changed in the solve under way, and those that changed since the last report.
  var moved = Buffer<Int32>()
  var changed = Buffer<Int32>()
  /// Variables whose value is to be computed anew.
  var stale = Buffer<Int32>()
  /// Rejected rows, each with the accepted rows it contradicts.
  var rejections: [Rejection] = []
  var reoffered = Buffer<Int32>()
  /// Rows whose residual was set while values were behind.
  var foreseen = Buffer<Int32>()

  // Scratch of the linear solves and ratio tests, kept to save allocations.
  var seeds = Buffer<Int32>()
  var order = Buffer<Int32>()
  /// Sizes of the cycles in `order`; empty when there are none.
  var componentSizes = Buffer<Int32>()
  /// The last walk met a cycle.
  var expectsCycles = false
  var stack = Buffer<Int32>()
  var frames = Buffer<WalkFrame>()
  var support = Buffer<SupportTerm>()
  var touched = Buffer<Int32>()
  var breakpoints = Buffer<Breakpoint>()
  var candidate = Buffer<PriceTerm>()
  var best = Buffer<PriceTerm>()
  var slope = Buffer<PriceTerm>()
  /// Rows of the crash start in the order in which they took a variable; those that mention no other are apart.
  var placed = Buffer<Int32>()
  var placedAlone = Buffer<Int32>()
  var searchRows = Buffer<Int32>()
  var searchParents = Buffer<Int32>()
  var vector = Buffer<Double>()
  var stampCounter: Int32 = 0

  /// Breaks every tie by row number: slower, and sure to end.
  var isCautious = false
  var stepsLeft = 0
  /// The last search did not end: the tight set is to be built from scratch.
  var needsRestart = false
  /// Steps a search may take in place of the usual limit, for tests of what happens at it: the first search, and the one
  /// from scratch.
  package var stepLimits: (first: Int?, second: Int?) = (nil, nil)
  package var counters = WorkCounters()

  package init() {
    slab = Slab(size: 32_768)
    rows = Buffer(capacity: 64, in: &slab)
    details = Buffer(capacity: 64, in: &slab)
    entries = Pool(capacity: 192, in: &slab)
    columns = Buffer(capacity: 64, in: &slab)
    columnDetails = Buffer(capacity: 64, in: &slab)
    values = Buffer(capacity: 64, in: &slab)
    work = Buffer(capacity: 64, in: &slab)
    newRows = Buffer(capacity: 64, in: &slab)
    newStrengths = Buffer(capacity: 16, in: &slab)
    newRowStrengths = Buffer(capacity: 64, in: &slab)
    placed = Buffer(capacity: 64, in: &slab)
    placedAlone = Buffer(capacity: 64, in: &slab)
    searchRows = Buffer(capacity: 64, in: &slab)
    searchParents = Buffer(capacity: 64, in: &slab)
    moved = Buffer(capacity: 64, in: &slab)
    changed = Buffer(capacity: 64, in: &slab)
    stale = Buffer(capacity: 64, in: &slab)
    touched = Buffer(capacity: 64, in: &slab)
    seeds = Buffer(capacity: 64, in: &slab)
    order = Buffer(capacity: 64, in: &slab)
    frames = Buffer(capacity: 64, in: &slab)
    support = Buffer(capacity: 32, in: &slab)
    settles = Buffer(capacity: 64, in: &slab)
    repairs = Buffer(capacity: 32, in: &slab)
    descents = Buffer(capacity: 32, in: &slab)
    changedConstants = Buffer(capacity: 16, in: &slab)
    turnedWishes = Buffer(capacity: 64, in: &slab)
    prices = Pool(capacity: 32, in: &slab)
    candidate = Buffer(capacity: 16, in: &slab)
    best = Buffer(capacity: 16, in: &slab)
  }

  struct Rejection {
    var row: Int32
    var certificate: [Int32]
  }

  package mutating func duplicate() -> Engine {
    dropTracks()
    var copy = self
    copy.slab = Slab()
    copy.tracks = Buffer()
    copy.followed = Buffer()
    copy.rows = rows.duplicate()
    copy.details = details.duplicate()
    copy.freeRows = freeRows.duplicate()
    copy.columns = columns.duplicate()
    copy.columnDetails = columnDetails.duplicate()
    copy.values = values.duplicate()
    copy.work = work.duplicate()
    copy.freeColumns = freeColumns.duplicate()
    copy.entries = entries.duplicate()
    copy.prices = prices.duplicate()
    copy.blocks = blocks.duplicate()
    for index in 0..<copy.blocks.count { copy.blocks[index].duplicateMemory() }
    copy.freeBlocks = freeBlocks.duplicate()
    copy.newRows = newRows.duplicate()
    copy.newStrengths = newStrengths.duplicate()
    copy.newRowStrengths = newRowStrengths.duplicate()
    copy.changedConstants = changedConstants.duplicate()
    copy.repairs = repairs.duplicate()
    copy.descents = descents.duplicate()
    copy.settles = settles.duplicate()
    copy.frozen = frozen.duplicate()
    copy.turnedWishes = turnedWishes.duplicate()
    copy.moved = moved.duplicate()
    copy.changed = changed.duplicate()
    copy.stale = stale.duplicate()
    copy.seeds = Buffer()
    copy.reoffered = reoffered.duplicate()
    copy.foreseen = foreseen.duplicate()
    copy.order = Buffer()
    copy.componentSizes = Buffer()
    copy.stack = Buffer()
    copy.frames = Buffer()
    copy.support = Buffer()
    copy.touched = Buffer()
    copy.breakpoints = Buffer()
    copy.candidate = Buffer()
    copy.best = Buffer()
    copy.slope = Buffer()
    copy.placed = Buffer()
    copy.placedAlone = Buffer()
    copy.searchRows = Buffer()
    copy.searchParents = Buffer()
    copy.vector = Buffer()
    return copy
  }

  package mutating func freeMemory() {
    rows.free()
    details.free()
    freeRows.free()
    columns.free()
    columnDetails.free()
    values.free()
    work.free()
    freeColumns.free()
    entries.freeMemory()
    prices.freeMemory()
    for index in 0..<blocks.count { blocks[index].freeMemory() }
    blocks.free()
    freeBlocks.free()
    for index in 0..<tracks.count { tracks[index].freeMemory() }
    tracks.free()
    followed.free()
    newRows.free()
    newStrengths.free()
    newRowStrengths.free()
    changedConstants.free()
    repairs.free()
    descents.free()
    settles.free()
    frozen.free()
    turnedWishes.free()
    moved.free()
    changed.free()
    stale.free()
    seeds.free()
    reoffered.free()
    foreseen.free()
    order.free()
    componentSizes.free()
    stack.free()
    frames.free()
    support.free()
    touched.free()
    breakpoints.free()
    candidate.free()
    best.free()
    slope.free()
    placed.free()
    placedAlone.free()
    searchRows.free()
    searchParents.free()
    vector.free()
    slab.free()
  }

  /// A number larger than any stamp given before.
  @inline(__always)
  mutating func nextStamp() -> Int32 {
    if stampCounter == Int32.max { forgetStamps() }
    stampCounter += 1
    return stampCounter
  }

  @inline(never)
  private mutating func forgetStamps() {
    for index in 0..<rows.count { rows[index].stamp = 0 }
    for index in 0..<columns.count { columns[index].stamp = 0 }
    stampCounter = 0
  }
}

/// How much work a solver has done since it was made. Counts, not seconds: the same calls give the same numbers.
public struct WorkCounters: Equatable, Sendable {
  /// Changes of the tight set.
  public var pivots = 0
  /// Constraints that turned violated or satisfied without a pivot.
  public var flips = 0
  /// Values computed.
  public var evaluations = 0
  /// Variables and rows visited by linear solves.
  public var visits = 0
  /// Cycles factored.
  public var factorizations = 0
  /// Starts from scratch because a search did not end; 0 unless something is wrong.
  public var restarts = 0
}
