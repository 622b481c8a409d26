/// How many times faster than kiwi the kernel is meant to be.
enum PeerMark {
  private static let table: [(workload: Workload, task: PeersOptions.Task, ratios: [Int: Double])] = [
    (.chain, .build, [10: 10, 100: 30, 1000: 600]),
    (.nested, .build, [10: 6, 100: 15, 1000: 80]),
    (.cells, .build, [10: 7, 100: 600, 1000: 30_000]),
    (.priorities, .build, [10: 1.2, 100: 30, 1000: 60]),
    (.grid, .build, [1000: 20]),
    (.chain, .edit, [10: 8, 100: 45, 1000: 120]),
    (.nested, .edit, [10: 7, 100: 13, 1000: 28]),
    (.cells, .edit, [10: 10, 100: 12, 1000: 120]),
    (.chain, .churn, [10: 15, 100: 800, 1000: 40_000]),
    (.nested, .churn, [10: 6, 100: 15, 1000: 45]),
    (.cells, .churn, [10: 6, 100: 400, 1000: 3000]),
  ]

  /// Nil where there is none.
  static func ratio(_ workload: Workload, _ task: PeersOptions.Task, size: Int) -> Double? {
    table.first { $0.workload == workload && $0.task == task }?.ratios[size]
  }
}
