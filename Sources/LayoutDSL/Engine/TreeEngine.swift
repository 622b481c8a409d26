import Foundation
import LayoutKernel

/// Resolves the constraints of one tree: turns them into rows of a solver, and solved values into frames.
///
/// It looks at the tree when a pass asks it to, and only at what the tree said has changed. Everything enters the solver
/// in the order in which it was added to the tree, so the result is a function of the tree and not of the passes run
/// in between.
package final class TreeEngine: LayoutEngine {
  // Exclusivity is not checked at run time where it says so: nothing outside of the library is called while one of these
  // is being changed.

  /// The root of the tree; it owns the engine.
  #if MainActorViews
    package private(set) weak var root: View?
  #else
    @exclusivity(unchecked) package private(set) unowned(unsafe) var root: View?
  #endif
  @exclusivity(unchecked) package private(set) var solver = Solver()

  /// The records by the slots of their variables.
  @exclusivity(unchecked) private var recordsBySlot: [ItemRecord?] = []
  /// Active constraints without a row.
  @exclusivity(unchecked) var pending = ConstraintList(.pending)
  /// Records of views that changed, each once.
  @exclusivity(unchecked) var changedRecords: [ItemRecord] = []
  /// Unknowns of items that left; removed after the next solution, as removing one asks for a solution first.
  @exclusivity(unchecked) private var retired: [Variable] = []
  /// Whether the solver was told anything since it last solved.
  var solverChanged = false {
    didSet { if solverChanged { diagnostics.forgetSolution() } }
  }
  /// What passes have done so far.
  @exclusivity(unchecked) package var work = LayoutWork()
  /// Whether it is at work: code of views that asks for a pass meanwhile gets none.
  private var isResolving = false
  /// Whether rows depend on something that only reading the whole tree anew can change.
  var needsRebuild = true
  /// The views laid out in the last round a pass may take, while that runs.
  var laidOutAtLast: [View]?
  /// What reports and questions about the layout keep in mind.
  @exclusivity(unchecked) var diagnostics = DiagnosticState()
  /// Records with solved values that changed since the views were last told.
  @exclusivity(unchecked) var movedRecords: [ItemRecord] = []
  /// The records of scroll views' content.
  @exclusivity(unchecked) var contentRecords: [ItemRecord] = []
  /// Those of them whose size moved since it was last asked whether constraints determine it, and whether all are to be
  /// asked, as there are other constraints.
  @exclusivity(unchecked) var movedContents: [ItemRecord] = []
  @exclusivity(unchecked) var asksAllContents = false
  /// Records of views of several lines whose content was read since the last solution.
  @exclusivity(unchecked) var multilineRecords: [ItemRecord] = []

  /// What the root is fitted to; nil in the engine of a tree, which places what it resolves.
  let fitting: FittingTarget?

  package init(root: View) {
    self.root = root
    fitting = nil
  }

  /// An engine that finds the root's size by what is inside it, and leaves the views where they are.
  init(root: View, fitting: FittingTarget) {
    self.root = root
    self.fitting = fitting
  }

  package func rootIsGone() { root = nil }

  package var needsResolving: Bool {
    guard let root else { return false }
    return needsRebuild || solverChanged || !pending.isEmpty || !changedRecords.isEmpty
      || root.waits(for: .entry)
  }

  package func resolve() {
    guard let root, needsResolving, !isResolving else { return }
    isResolving = true
    defer { isResolving = false }
    if needsRebuild { startOver(root) }
    enterPending(root)
    applyViewChanges()
    markMoved()
    if fitting == nil { placeRoot(root) }
  }

  /// Forgets all rows and variables; everything below the root enters anew.
  private func startOver(_ root: View) {
    solver = Solver()
    recordsBySlot = []
    retired = []
    pending.removeAll()
    changedRecords = []
    contentRecords = []
    movedContents = []
    multilineRecords = []
    movedRecords = []
    root.forEachInSubtree { view in view.forgetRows() }
    root.passState.needsEntry = true
    needsRebuild = false
  }

  /// Solves, and marks the views whose contents moved as needing layout.
  private func markMoved() {
    endExercise()
    solveAndWrap()
    for variable in retired {
      attempt { () throws(SolverError) in try solver.remove(variable) }
    }
    retired = []
    solverChanged = false
    let moved = movedRecords
    movedRecords = []
    for record in moved {
      record.hasMoved = false
      markForPlacing(record)
    }
  }

  /// Has the item take its solved frame when the view it is in is laid out.
  func markForPlacing(_ record: ItemRecord) {
    guard fitting == nil, !record.needsPlacing else { return }
    record.needsPlacing = true
    guard let outer = record.view?.superview ?? record.guide?.owningView else { return }
    outer.record?.contentsToPlace.append(record)
    if !outer.passState.needsLayout { outer.setNeedsLayout() }
  }

  // MARK: Records

  /// How many unknowns there is room for: the most there ever were at once.
  package var capacity: Int { recordsBySlot.count }

  /// The record whose variable it is.
  func record(of variable: Variable) -> ItemRecord? { record(atSlot: variable.slot) }

  func record(atSlot slot: Int32) -> ItemRecord? {
    recordsBySlot.indices.contains(Int(slot)) ? recordsBySlot[Int(slot)] : nil
  }

  /// Makes the unknowns of an item, in the order in which undetermined ones are settled.
  func makeRecord(_ item: any LayoutItem, order: Int) -> ItemRecord {
    let place = Self.place(order: order, 0)
    let record = ItemRecord(
      item: item, engine: self, order: order, minX: solver.makeVariable(place: place),
      minY: solver.makeVariable(place: place + 1), width: solver.makeVariable(place: place + 2),
      height: solver.makeVariable(place: place + 3))
    keep(record, atSlotOf: record.minX)
    keep(record, atSlotOf: record.minY)
    keep(record, atSlotOf: record.width)
    keep(record, atSlotOf: record.height)
    return record
  }

  private func keep(_ record: ItemRecord, atSlotOf variable: Variable) {
    let slot = Int(variable.slot)
    while recordsBySlot.count <= slot { recordsBySlot.append(nil) }
    recordsBySlot[slot] = record
  }

  /// Takes the unknowns of an item out of the solver, whose rows are gone.
  func removeVariables(of record: ItemRecord) {
    for variable in record.variables { recordsBySlot[Int(variable.slot)] = nil }
    retired += record.variables
    solverChanged = true
  }

  // MARK: Rows

  /// Adds the `index`th row of something with that place in the order of addition to the tree. The solver is told the
  /// place, as what it may not be is the order in which passes came by.
  func add(_ row: LinearConstraint, order: Int, _ index: Int) {
    asksAllContents = true
    change { () throws(SolverError) in try solver.add(row, place: Self.place(order: order, index)) }
  }

  /// Room for 16 rows, or variables, of each thing in the tree.
  private static func place(order: Int, _ index: Int) -> Int { order * 16 + index + 1 }

  func remove(_ row: LinearConstraint) {
    asksAllContents = true
    change { () throws(SolverError) in try solver.remove(row) }
  }

  func setConstant(of row: LinearConstraint, to constant: Double) {
    change { () throws(SolverError) in try solver.setConstant(of: row, to: constant) }
  }

  func setStrength(of row: LinearConstraint, to strength: Strength) {
    asksAllContents = true
    change { () throws(SolverError) in try solver.setStrength(of: row, to: strength) }
  }

  private func change(_ body: () throws(SolverError) -> Void) {
    work.solverChanges += 1
    solverChanged = true
    attempt(body)
  }

  /// Does something with the solver; a refusal is a defect of this library and reported as one.
  func attempt(_ body: () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try body()
    } catch {
      root?.tell(.solverFailure("\(error)"))
    }
  }
}
