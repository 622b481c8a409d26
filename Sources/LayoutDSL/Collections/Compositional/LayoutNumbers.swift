import Foundation

extension CollectionLayoutItem {
  /// A number in the item and what belongs to it that is none.
  var badNumber: NonFiniteValue? {
    let spacings = [edgeSpacing?.leading, edgeSpacing?.top, edgeSpacing?.trailing, edgeSpacing?.bottom]
    let own = [layoutSize.widthDimension.dimension, layoutSize.heightDimension.dimension]
    let numbers = own + contentInsets.numbers + spacings.compactMap { $0?.spacing }
    if let bad = numbers.lazy.compactMap(NonFiniteValue.init).first { return bad }
    var parts = supplementaryItems as [CollectionLayoutItem]
    if let group = self as? CollectionLayoutGroup {
      if let spacing = group.interItemSpacing?.spacing, let bad = NonFiniteValue(spacing) { return bad }
      parts += group.subitems
    }
    return parts.lazy.compactMap(\.badNumber).first
  }
}

extension CollectionLayoutSection {
  var badNumber: NonFiniteValue? {
    let numbers = contentInsets.numbers + [interGroupSpacing]
    let parts = [group] + boundarySupplementaryItems + decorationItems
    return numbers.lazy.compactMap(NonFiniteValue.init).first ?? parts.lazy.compactMap(\.badNumber).first
  }
}

nonisolated extension DirectionalEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
