import Foundation
import LayoutDSL
import XCTest

/// A collection view with a compositional layout that fills a root of a size.
final class CompositionalStage: CollectionViewDataSource {
  let root: View
  let view: CollectionView
  let layout: CollectionViewCompositionalLayout
  var counts: [Int]
  /// What the boxes of the first section are as large as.
  var contents: [CGSize] = []
  var barContent = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

  convenience init(
    _ counts: [Int], _ section: CollectionLayoutSection, width: CGFloat = 300, height: CGFloat = 400,
    _ configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
  ) {
    self.init(
      counts, CollectionViewCompositionalLayout(section: section, configuration: configuration),
      in: makeRoot(width, height))
  }

  init(_ counts: [Int], _ layout: CollectionViewCompositionalLayout, in root: View) {
    self.counts = counts
    self.root = root
    self.layout = layout
    view = CollectionView(frame: root.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(BoxItem.self, forCellWithReuseIdentifier: "box")
    for kind in ["header", "footer", "badge"] {
      view.register(BoxBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = self
    root.addSubview(view)
  }

  /// The frames of the cells that are seen, in the content of the collection view.
  func frames(_ section: Int = 0) -> [CGRect] {
    root.layoutIfNeeded()
    return view.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { view.cellForItem(at: $0) }.map { view.convert($0.bounds, from: $0) }
  }

  func bar(_ kind: String, _ section: Int = 0, item: Int = 0) -> CGRect? {
    root.layoutIfNeeded()
    return view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
      .map { view.convert($0.bounds, from: $0) }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    if let item = cell as? BoxItem, indexPath.section == 0, contents.indices.contains(indexPath.item) {
      item.box.content = contents[indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let bar = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    (bar as? BoxBar)?.box.content = barContent
    return bar
  }
}

/// A header with a box from edge to edge.
final class BoxBar: CollectionReusableView {
  let box = Box()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    nil
  }
}

func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
  CollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Rows as wide as there is room, of a height, of items that share it.
#if MainActorViews
  @MainActor
#endif
func rows(of count: Int, height: CGFloat, spacing: CGFloat = 0) -> CollectionLayoutSection {
  let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let group = CollectionLayoutGroup.horizontal(
    layoutSize: size(.fractionalWidth(1), .absolute(height)), subitem: item, count: count)
  group.interItemSpacing = .fixed(spacing)
  return CollectionLayoutSection(group: group)
}

/// Cards of 120 by 80 with 10 between, 16 from the leading edge and 24 from the trailing one, in a strip.
#if MainActorViews
  @MainActor
#endif
func cards(_ behavior: OrthogonalScrollingBehavior) -> CollectionLayoutSection {
  let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let group = CollectionLayoutGroup.horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
  let section = CollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 24)
  section.orthogonalScrollingBehavior = behavior
  return section
}
