import Foundation

/// `feed`: what constraints cost beside frames worked out by hand, over the same views.
#if MainActorViews
  @MainActor
#endif
enum FeedCommand {
  /// Status 1 when frames differ.
  static func run(_ options: FeedOptions) -> Int32 {
    print("\(Origin.machine), commit \(Origin.commit)")
    print(header)
    var records: [FeedRecord] = []
    for count in options.sizes.sorted() {
      for task in options.tasks {
        let record = FeedRun(count: count, budget: .seconds(options.seconds)).measure(task)
        records.append(record)
        print(line(record))
      }
    }
    do {
      if let path = options.jsonPath { try Report(records: records).write(to: path) }
    } catch {
      Command.writeError("\(error)\n")
      return 1
    }
    guard records.allSatisfy({ $0.difference <= FeedRun.tolerance }) else {
      Command.writeError("frames differ\n")
      return 1
    }
    return 0
  }

  private static let widths = [6, 6, 12, 12, 7, 6, 9, 11, 11, 9, 9]

  private static var header: String {
    NumberText.row(
      [
        "task", "cells", "constraints", "by hand", "ratio", "mark", "visits", "placements", "values", "told", "pivots",
      ], widths)
  }

  private static func line(_ record: FeedRecord) -> String {
    NumberText.row(
      [
        record.task, "\(record.cells)", NumberText.time(record.constraintsNs), NumberText.time(record.framesNs),
        NumberText.short(record.ratio), record.mark.map(NumberText.count) ?? "", NumberText.count(record.visits),
        NumberText.count(record.placements), NumberText.count(record.valuesRead),
        NumberText.count(record.solverChanges), NumberText.count(record.pivots),
      ], widths)
  }
}
