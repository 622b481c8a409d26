import LayoutKernel

/// How long the solves of a transcript take, apart from the changes before them and from reading the answers.
package struct TranscriptTiming {
  /// One `solve` of the transcript.
  private struct Solve {
    var line: Int
    /// Operations since the one before.
    var changes: Int
    var pivots: Int
    var samples: [Double] = []
  }

  private var solves: [Solve] = []
  private var changes: [Double] = []
  private var totals: [Double] = []

  /// Replays until the budget is used up, at least three times.
  package init(_ lines: [Transcript.Line], budget: Duration) throws(TranscriptError) {
    let clock = ContinuousClock()
    let begin = clock.now
    solves = try Self.replay(lines).solves
    while totals.count < 3 || clock.now - begin < budget {
      let replay = try Self.replay(lines)
      for index in solves.indices { solves[index].samples += replay.solves[index].samples }
      changes.append(replay.changes.nanoseconds)
      totals.append(replay.solves.reduce(0) { $0 + ($1.samples.first ?? 0) })
    }
  }

  private static func replay(
    _ lines: [Transcript.Line]
  ) throws(TranscriptError) -> (solves: [Solve], changes: Duration) {
    var replayer = TranscriptReplayer()
    var solves: [Solve] = []
    var changes = Duration.zero
    var count = 0
    var pivots = 0
    for line in lines {
      let watch = Stopwatch()
      do {
        if line.operation == .solve {
          try replayer.solve()
          let duration = watch.elapsed
          let total = replayer.counters.pivots
          solves.append(
            Solve(line: line.number, changes: count, pivots: total - pivots, samples: [duration.nanoseconds]))
          pivots = total
          count = 0
        } else {
          _ = try replayer.perform(line.operation)
          changes += watch.elapsed
          count += 1
        }
      } catch {
        throw TranscriptError(line: line.number, reason: error.reason)
      }
    }
    return (solves, changes)
  }

  /// For people; the slowest solves, ten at most.
  package var table: String {
    let total = Measurement(samples: totals)
    let change = Measurement(samples: changes)
    var text = "\(totals.count) replays; the names of the transcript are looked up in the time of the changes\n"
    text += "all changes: minimum \(NumberText.time(change.minimum)), median \(NumberText.time(change.median))\n"
    text +=
      "\(solves.count) solves: minimum \(NumberText.time(total.minimum)), median \(NumberText.time(total.median))\n"
    let slowest = solves.sorted { Measurement(samples: $0.samples).median > Measurement(samples: $1.samples).median }
    for solve in slowest.prefix(10) {
      let time = Measurement(samples: solve.samples)
      text += "line \(solve.line): after \(solve.changes) changes, minimum \(NumberText.time(time.minimum)), "
      text += "median \(NumberText.time(time.median)), \(solve.pivots) pivots\n"
    }
    return text
  }
}
