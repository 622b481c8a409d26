import UIKit
import XCTest

/// Compositional layouts spelled as apps do.
final class CompositionalSurfaceTests: XCTestCase {
  /// A row of two halves of 300 under a header of 44, and cards of 0.9 of the width in a strip.
  func testSectionsOfAProvider() {
    onMainActor {
      let layout = UICollectionViewCompositionalLayout { section, environment in
        XCTAssertEqual(environment.container.effectiveContentSize.width, 300)
        return section == 0 ? gridSection() : stripSection()
      }
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b"], toSection: 0)
      snapshot.appendItems(["c", "d"], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let frame = { (item: Int, section: Int) -> CGRect? in
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
      // 44 of header, 8 of inset, 4 around each item.
      XCTAssertEqual(frame(0, 0), CGRect(x: 4, y: 56, width: 142, height: 92))
      XCTAssertEqual(frame(1, 0), CGRect(x: 154, y: 56, width: 142, height: 92))
      // 44 + 8 + 100 + 8.
      XCTAssertEqual(frame(0, 1), CGRect(x: 0, y: 160, width: 270, height: 60))
      XCTAssertEqual(frame(1, 1), CGRect(x: 280, y: 160, width: 270, height: 60))
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func gridSection() -> NSCollectionLayoutSection {
  let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
  group.interItemSpacing = NSCollectionLayoutSpacing.fixed(0)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = .init(top: 8, leading: 0, bottom: 8, trailing: 0)
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = true
  section.boundarySupplementaryItems = [header]
  return section
}

#if MainActorViews
  @MainActor
#endif
private func stripSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(60)), repeatingSubitem: item,
    count: 1)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.orthogonalScrollingBehavior = .groupPaging
  return section
}
