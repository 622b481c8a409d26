// What a scope runs: code that works on views, and so belongs to whoever they belong to. Functions say so one by one:
// isolation that comes from a target's default is not seen by other targets where it is a function's.
#if MainActorViews
  public typealias LayoutTestBody = @MainActor () throws -> Void
  public typealias AsyncLayoutTestBody = @MainActor () async throws -> Void
#else
  public typealias LayoutTestBody = () throws -> Void
  public typealias AsyncLayoutTestBody = () async throws -> Void
#endif
