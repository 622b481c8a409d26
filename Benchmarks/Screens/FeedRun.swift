import Foundation
import LayoutDSL
import LayoutKernel
import ViewWorkloads

/// The measurements of feeds of one size: by constraints and by hand in turn, so that both have the same machine.
#if MainActorViews
  @MainActor
#endif
package struct FeedRun {
  /// The work of one operation.
  package struct Work {
    package var passes: LayoutWork
    package var pivots: Int
  }

  /// What a frame may differ: the rounding of sums.
  package static var tolerance: CGFloat { 1e-6 }

  private let count: Int
  private let budget: Duration

  package init(count: Int, budget: Duration = .zero) {
    self.count = count
    self.budget = budget
  }

  /// Measures a task.
  package func measure(_ task: FeedOptions.Task) -> FeedRecord {
    let byConstraints = subject(task, .constraints)
    let byHand = subject(task, .frames)
    let constraintRepetitions = repetitions(byConstraints)
    let handRepetitions = repetitions(byHand)
    var constraintSamples: [Double] = []
    var handSamples: [Double] = []
    let clock = ContinuousClock()
    let begin = clock.now
    while constraintSamples.count < 5 || clock.now - begin < budget {
      constraintSamples.append(byConstraints(constraintRepetitions).nanosecondsPerOperation)
      handSamples.append(byHand(handRepetitions).nanosecondsPerOperation)
    }
    let constraintsNs = Measurement(samples: constraintSamples).median
    let framesNs = Measurement(samples: handSamples).median
    let work = work(task)
    return FeedRecord(
      task: task.rawValue, cells: count, constraintsNs: constraintsNs, framesNs: framesNs,
      samples: constraintSamples.count, ratio: constraintsNs / framesNs, mark: Self.mark(task),
      visits: Double(work.passes.visits), placements: Double(work.passes.placements),
      valuesRead: Double(work.passes.valuesRead), solverChanges: Double(work.passes.solverChanges),
      pivots: Double(work.pivots), difference: difference(after: task))
  }

  private static func mark(_ task: FeedOptions.Task) -> Double? {
    switch task {
    case .build: 8
    case .width: 2
    case .text: nil
    }
  }

  /// An operation that can be repeated. What is freed is freed outside the timed part.
  private func subject(_ task: FeedOptions.Task, _ style: Feed.Style) -> (_ repetitions: Int) -> Timing {
    if task == .build { return { build(style, repetitions: $0) } }
    let feed = laidOut(style)
    var number = 0
    return { repetitions in
      let watch = Stopwatch()
      for _ in 0..<repetitions {
        number += 1
        perform(task, number, feed)
      }
      return Timing(watch.elapsed, operations: repetitions)
    }
  }

  private func build(_ style: Feed.Style, repetitions: Int) -> Timing {
    var feeds: [Feed] = []
    feeds.reserveCapacity(repetitions)
    let watch = Stopwatch()
    for _ in 0..<repetitions {
      let feed = Feed(style, count: count)
      feed.layOut()
      feeds.append(feed)
    }
    return withExtendedLifetime(feeds) { Timing(watch.elapsed, operations: repetitions) }
  }

  private func laidOut(_ style: Feed.Style) -> Feed {
    let feed = Feed(style, count: count)
    feed.layOut()
    return feed
  }

  private func perform(_ task: FeedOptions.Task, _ number: Int, _ feed: Feed) {
    switch task {
    case .build: break
    case .width: feed.layOut(widthNumber: number)
    case .text: feed.changeText()
    }
  }

  /// How many a sample needs to last long enough; also warms up.
  private func repetitions(_ operation: (Int) -> Timing) -> Int {
    _ = operation(2)
    let once = operation(2).nanosecondsPerOperation
    return max(2, Int((200_000 / max(once, 20)).rounded(.up)))
  }

  /// What one operation takes, counted; the second of its kind, as the first finds what the build left.
  package func work(_ task: FeedOptions.Task) -> Work {
    let feed = laidOut(.constraints)
    if task != .build { for number in 1...2 { perform(task, number, feed) } }
    guard let engine = feed.root.engine as? TreeEngine else { return Work(passes: LayoutWork(), pivots: 0) }
    if task == .build { return Work(passes: engine.work, pivots: engine.solver.workCounters.pivots) }
    let passes = engine.work
    let pivots = engine.solver.workCounters.pivots
    perform(task, 3, feed)
    return Work(passes: engine.work - passes, pivots: engine.solver.workCounters.pivots - pivots)
  }

  /// The most any frame differs between both ways after one and after two operations.
  package func difference(after task: FeedOptions.Task) -> CGFloat {
    let byConstraints = laidOut(.constraints)
    let byHand = laidOut(.frames)
    var difference = byConstraints.difference(from: byHand)
    if task == .build { return difference }
    for number in 1...2 {
      perform(task, number, byConstraints)
      perform(task, number, byHand)
      difference = max(difference, byConstraints.difference(from: byHand))
    }
    return difference
  }
}
