import Foundation

/// Items side by side or one above the other, as `NSCollectionLayoutGroup`.
///
/// A section repeats its group until it has no more items. Sizes of subitems that are fractions are of the group's size less its
/// `contentInsets`.
open class CollectionLayoutGroup: CollectionLayoutItem {
  /// What asks for the frames of the items of a custom group.
  public typealias ItemProvider = (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// One after the other, as often as there is room.
    case filled(AttributeConstraint.Axis)
    /// A number of them, of their own size or of equal lengths.
    case counted(AttributeConstraint.Axis, count: Int, isDivided: Bool)
    case custom(ItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [CollectionLayoutItem]

  /// Between the subitems; none by default. A flexible one takes an equal share of what is left over.
  open var interItemSpacing: CollectionLayoutSpacing?

  init(layoutSize: CollectionLayoutSize, arrangement: Arrangement, subitems: [CollectionLayoutItem]) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Making

  /// Subitems from leading to trailing, over and over while there is room for the next. In a group of estimated width the
  /// estimates decide on how many there are.
  public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    CollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filled(.horizontal), subitems: subitems)
  }

  /// Subitems from top to bottom, over and over while there is room for the next.
  public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    CollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filled(.vertical), subitems: subitems)
  }

  /// A number of items that divide the width, less the spacing between them, equally; the item's own width does not count.
  public static func horizontal(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
    -> CollectionLayoutGroup
  {
    counted(.horizontal, layoutSize, subitem, count, isDivided: true)
  }

  /// A number of items that divide the height, less the spacing between them, equally; the item's own height does not count.
  public static func vertical(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
    -> CollectionLayoutGroup
  {
    counted(.vertical, layoutSize, subitem, count, isDivided: true)
  }

  /// A number of items of their own size from leading to trailing, whether or not there is room.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    counted(.horizontal, layoutSize, subitem, count, isDivided: false)
  }

  /// A number of items of their own size from top to bottom, whether or not there is room.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    counted(.vertical, layoutSize, subitem, count, isDivided: false)
  }

  /// Items where the provider puts them. It is asked whenever the layout is arranged.
  public static func custom(layoutSize: CollectionLayoutSize, itemProvider: @escaping ItemProvider)
    -> CollectionLayoutGroup
  {
    CollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(itemProvider), subitems: [])
  }

  private static func counted(
    _ axis: AttributeConstraint.Axis, _ layoutSize: CollectionLayoutSize, _ subitem: CollectionLayoutItem,
    _ count: Int, isDivided: Bool
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, arrangement: .counted(axis, count: max(0, count), isDivided: isDivided),
      subitems: [subitem])
  }
}
