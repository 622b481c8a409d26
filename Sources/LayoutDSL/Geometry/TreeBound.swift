/// What belongs to a view tree, and so to whoever owns the tree: the main actor under the trait `MainActorViews`, nobody
/// in particular otherwise.
///
/// Classes adopt it because isolation that comes from a target's default does not reach subclasses and extensions in
/// other targets, while isolation that comes from a protocol does.
#if MainActorViews
  @MainActor
#endif
public protocol TreeBound {}
