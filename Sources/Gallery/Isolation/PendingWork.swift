/// Asynchronous work that views asked for, until somebody does it.
///
/// A view without an actor of its own cannot start a task that comes back to it: nobody knows where that is. Whoever shows
/// the view does know. So a view hands its work over, and its owner awaits it: in a task of an app, or in a test, which so
/// waits for exactly what it has caused.
package final class PendingWork {
  /// Runs where it is awaited, so it may touch views. Without a capture list: Swift 6.3 starts a closure that has one, and is
  /// not on an actor, on a thread of its own choice.
  package typealias Work = () async -> Void

  private var works: [Work] = []

  package init() {}

  package var isEmpty: Bool { works.isEmpty }

  package func add(_ work: @escaping Work) { works.append(work) }

  /// Does what was asked for and what is asked for meanwhile, one after the other, in the order of asking.
  package func finish() async {
    while !works.isEmpty { await works.removeFirst()() }
  }

  /// Does the same before it returns. For work that has nothing to wait for; what waits goes on whenever that has come.
  package func finishAtOnce() {
    let waiting = Waiting(work: self)
    Task.immediate { await waiting.work.finish() }
  }

  /// The task runs on the thread that starts it, as it does not wait; the compiler cannot know.
  private struct Waiting: @unchecked Sendable {
    let work: PendingWork
  }
}
