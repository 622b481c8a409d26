/// A closure that belongs to a view tree, for those who take closures for any thread but call this one where the tree is.
///
/// Notification centres and observed models run closures on the thread that posts or changes something. Where that is the
/// code that changes views, the closure may touch views, though its type cannot say so.
nonisolated struct TreeCallback<Argument>: @unchecked Sendable {
  #if MainActorViews
    private let body: @MainActor (Argument) -> Void

    init(_ body: @escaping @MainActor (Argument) -> Void) {
      self.body = body
    }

    /// Traps on another thread than the main one.
    func callAsFunction(_ argument: Argument) {
      nonisolated(unsafe) let argument = argument
      MainActor.assumeIsolated { body(argument) }
    }
  #else
    private let body: (Argument) -> Void

    init(_ body: @escaping (Argument) -> Void) {
      self.body = body
    }

    func callAsFunction(_ argument: Argument) { body(argument) }
  #endif
}
