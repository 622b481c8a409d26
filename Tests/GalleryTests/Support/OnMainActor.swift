/// Runs a test's body where the view tree lives: on the main actor under `MainActorViews`, as it is otherwise.
#if MainActorViews
  func onMainActor<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
  }
#else
  func onMainActor<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
