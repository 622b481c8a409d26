import Foundation

/// `run`'s results for people.
enum RunTable {
  static let header = line([
    "workload", "size", "task", "minimum", "median", "spread", "ns/constr.", "growth", "pivots", "flips", "evaluat.",
    "visits", "held B/view", "peak B/view",
  ])

  static func line(_ record: RunRecord) -> String {
    let perView = { (bytes: Int?) -> String in
      guard let bytes, record.views > 0 else { return "" }
      return "\(bytes / record.views)"
    }
    return line([
      record.workload, "\(record.size)", record.step ?? record.task,
      NumberText.time(record.minimumNs), NumberText.time(record.medianNs),
      NumberText.fixed(record.spread * 100, digits: 1) + "%", NumberText.fixed(record.nsPerConstraint, digits: 1),
      record.growth.map { NumberText.fixed($0, digits: 2) } ?? "",
      NumberText.count(record.pivots), NumberText.count(record.flips), NumberText.count(record.evaluations),
      NumberText.count(record.visits), perView(record.heldBytes), perView(record.peakBytes),
    ])
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [12, 7, 15, 11, 11, 8, 11, 7, 9, 9, 10, 11, 12, 12]
    return NumberText.row(cells, widths, leftAligned: [0, 2])
  }
}
