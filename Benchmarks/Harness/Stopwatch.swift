import Foundation

/// The time of something that runs on one thread and waits for nothing: by the continuous clock, or by the thread's time on
/// a processor where that is less, so that other programs' turns do not count.
struct Stopwatch {
  private let clock = ContinuousClock()
  private let processor: Duration?
  private let begin: ContinuousClock.Instant

  /// Starts.
  init() {
    processor = Self.processorTime
    begin = clock.now
  }

  /// Since the start.
  var elapsed: Duration {
    let elapsed = clock.now - begin
    guard let processor, let now = Self.processorTime else { return elapsed }
    return min(elapsed, now - processor)
  }

  /// Since the start by the continuous clock alone, which is quicker to read.
  var clockTime: Duration { clock.now - begin }

  private static var processorTime: Duration? {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
