import LayoutDSL

/// The reports a test expects, as they come.
nonisolated final class ExpectedReports<Report: Sendable>: Sendable {
  /// How many are expected.
  private let count: Int
  /// What one has to be to count.
  private let matches: @Sendable (LayoutReport) -> Report?
  private let came = Locked<[Report]>([])

  init(count: Int, matches: @escaping @Sendable (LayoutReport) -> Report?) {
    self.count = count
    self.matches = matches
  }

  /// Runs the body, keeping what is expected; everything else goes to the scope the body is in, or fails the test as in
  /// one. Fails at the place of the call if fewer came than expected.
  /// - Parameters:
  ///   - wanted: what is expected, in words.
  ///   - advice: what may be the reason that it did not come.
  func run(place: TestPlace, wanted: String, advice: String, _ body: () throws -> Void) rethrows -> [Report] {
    if LayoutReporting.handler == nil {
      try LayoutTestScope(place: place, silencing: []).run {
        try LayoutReporting.withFilter({ [self] in keep($0) }, operation: body)
      }
    } else {
      try LayoutReporting.withFilter({ [self] in keep($0) }, operation: body)
    }
    let reports = came.withLock { $0 }
    if reports.count < count {
      let number = count == 1 ? "None was reported" : "\(count) were expected, \(reports.count) reported"
      TestFailure("Expected \(wanted). \(number). \(advice)", at: place).record()
    }
    return reports
  }

  private func keep(_ report: LayoutReport) -> Bool {
    guard let matching = matches(report) else { return false }
    return came.withLock { reports in
      guard reports.count < count else { return false }
      reports.append(matching)
      return true
    }
  }
}
