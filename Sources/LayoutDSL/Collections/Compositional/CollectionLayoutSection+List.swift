import Foundation

extension CollectionLayoutSection {
  /// Above and below a section that is grouped, in points: the gap of grouped tables. That of lists has no public source.
  private static var groupedGap: CGFloat { 17.5 }

  /// Rows below each other, each as high as its content, as `NSCollectionLayoutSection.list`.
  ///
  /// Inset ones keep 16 points clear at the sides, 20 in 414 and more, as those of a table do. Headers and footers are as high as
  /// their content; those of a plain list stay in sight.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableViewCell.standardHeight))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    section.contentInsetsReference = .none
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    if [.grouped, .insetGrouped].contains(configuration.appearance) {
      section.contentInsets.top = hasHeader ? 0 : groupedGap
      section.contentInsets.bottom = hasFooter ? 0 : groupedGap
    }
    if configuration.appearance == .insetGrouped {
      let side: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
      section.contentInsetsReference = .safeArea
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    let kinds = [
      (hasHeader, CollectionView.elementKindSectionHeader, RectAlignment.top),
      (hasFooter, CollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = kinds.filter(\.0).map { _, kind, alignment in
      let bar = CollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment)
      bar.pinToVisibleBounds = configuration.appearance == .plain
      return bar
    }
    return section
  }
}

extension CollectionViewCompositionalLayout {
  /// Every section a list, as `UICollectionViewCompositionalLayout.list(using:)`.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
