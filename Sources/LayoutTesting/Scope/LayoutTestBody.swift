// What a scope runs: code that works on views, and so belongs to whoever they belong to.
#if MainActorViews
  public typealias LayoutTestBody = @MainActor () throws -> Void
  public typealias AsyncLayoutTestBody = @MainActor () async throws -> Void
#else
  public typealias LayoutTestBody = () throws -> Void
  public typealias AsyncLayoutTestBody = () async throws -> Void
#endif
