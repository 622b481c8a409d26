/// Runs what follows animations that take no time, one after another: what one of them starts comes after it, not inside it.
///
/// Unchecked, as only the task it is bound to uses it.
final class CompletionQueue: TreeBound, @unchecked Sendable {
  private var waiting: [(Bool) -> Void] = []

  /// Runs it now, or after those that run.
  static func run(_ completion: @escaping (Bool) -> Void) {
    if let queue = CompletionContext.queue {
      queue.waiting.append(completion)
      return
    }
    let queue = CompletionQueue()
    queue.waiting.append(completion)
    AnimationContext.$recorder.withValue(nil) {
      CompletionContext.$queue.withValue(queue) { queue.runAll() }
    }
  }

  private func runAll() {
    var count = 0
    while !waiting.isEmpty {
      count += 1
      guard count <= AnimationClock.completionLimit else {
        waiting = []
        return report(
          .issue(LayoutIssue(kind: .animationLoop(completions: AnimationClock.completionLimit))), from: nil)
      }
      waiting.removeFirst()(true)
    }
  }
}

/// The queue of the present task.
nonisolated enum CompletionContext {
  @TaskLocal static var queue: CompletionQueue?
}
