import Foundation

/// A view behind a section, as `NSCollectionLayoutDecorationItem`. Its class is registered with the layout.
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  public let elementKind: String
  /// Greater ones are in front; 0 unless set, while everything else of the section counts one more.
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// As large as the section with its headers, footers and insets, less the item's `contentInsets`.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
