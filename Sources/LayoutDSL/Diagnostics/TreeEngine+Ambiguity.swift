import Foundation
import LayoutKernel

extension TreeEngine {
  /// The parts of an item's frame that are open: position before size, horizontal before vertical. A position here is one
  /// in the superview, so that what is inside an item that is open is not open for that.
  func ambiguities(of record: ItemRecord) -> [LayoutAmbiguity] {
    let open = openVariables(of: record)
    var found: [LayoutAmbiguity] = []
    reading { () throws(SolverError) in
      let trial = try openTrial()
      for (quantity, variable) in open {
        let freedom = try trial.freedom(of: variable)
        found.append(
          LayoutAmbiguity(
            item: record.item?.reportName ?? "(gone)", quantity: quantity, value: freedom.value,
            lowest: freedom.lowest.map { CGFloat($0) }, highest: freedom.highest.map { CGFloat($0) },
            companions: freedom.companions.compactMap(name(of:)),
            settledBy: statement(settling: quantity, at: freedom.value, of: record)))
      }
    }
    return found
  }

  /// The variables of an item that are open, with what they are. The content of a scroll view begins at its origin.
  func openVariables(of record: ItemRecord) -> [(quantity: LayoutAmbiguity.Quantity, variable: Variable)] {
    var open: [Variable] = []
    reading { () throws(SolverError) in open = try openTrial().ambiguousVariables() }
    return record.quantities.filter { open.contains($0.variable) && ($0.quantity.isSize || !record.isContent) }
  }

  /// A copy of the solver that leaves ties open, made when first asked for and kept until the solver is told anything.
  func openTrial() throws(SolverError) -> SolverTrial {
    if let trial = diagnostics.openTrial { return trial }
    let trial = try SolverTrial(solver, ties: .open)
    diagnostics.openTrial = trial
    return trial
  }

  /// The value of an unknown in the present solution; nil if there is none.
  func solvedValue(of variable: Variable) -> Double? {
    var value: Double?
    reading { () throws(SolverError) in value = try solver.value(of: variable) }
    return value
  }

  /// `title.width`; nil for one that belongs to nothing.
  func name(of variable: Variable) -> String? {
    guard let record = record(of: variable), let item = record.item else { return nil }
    return record.quantities.first { $0.variable == variable }.map { "\(item.reportName).\($0.quantity.rawValue)" }
  }

  /// What would hold an open quantity where it is.
  private func statement(
    settling quantity: LayoutAmbiguity.Quantity, at value: CGFloat, of record: ItemRecord
  ) -> String {
    if quantity.isSize { return "make.\(quantity.rawValue).equalTo(\(ReportNumber.points(value)))" }
    let owner = record.view?.superview ?? record.guide?.owningView
    let insets = owner?.record?.alignmentInsets ?? .zero
    let edge = quantity == .minX ? "left" : "top"
    let offset = ReportNumber.points(value - (quantity == .minX ? insets.left : insets.top))
    return "make.\(edge).equalToSuperview()\(offset == "0" ? "" : ".offset(\(offset))")"
  }
}

extension ItemRecord {
  /// The unknowns with what they are, in the order reports have.
  var quantities: [(quantity: LayoutAmbiguity.Quantity, variable: Variable)] {
    [(.minX, minX), (.width, width), (.minY, minY), (.height, height)]
  }
}
