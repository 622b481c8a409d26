/// What an item is known by to those that do not keep it alive; each item has one, and ends it.
///
/// It does what a weak reference would, without making all counting of references to the item slower.
package final class ItemReference {
  #if MainActorViews
    // The last reference to an item may be dropped elsewhere than on the main actor, which then ends it later.
    package private(set) weak var item: (any LayoutItem)?
  #else
    // Exclusivity is not checked at run time: no access lasts longer than reading or writing it.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var item: (any LayoutItem)?
  #endif

  package init(_ item: any LayoutItem) {
    self.item = item
  }

  /// The item is being freed.
  package func end() {
    item = nil
  }
}
