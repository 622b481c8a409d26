import Foundation
import LayoutDSL
import XCTest

/// A cell written as for UIKit, with a box from edge to edge of its content view.
final class BoxItem: CollectionViewCell {
  let box = Box()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class BarView: CollectionReusableView {}

/// A collection view that fills a root of a size, with a flow layout.
final class CollectionStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let root: View
  let view: CollectionView
  let layout = CollectionViewFlowLayout()
  var counts: [Int]
  /// Sizes by item of the first section; the layout's without.
  var sizes: [CGSize] = []
  var prepare: (BoxItem, IndexPath) -> Void = { _, _ in }
  var heard: [String] = []
  var made: Set<ObjectIdentifier> = []

  init(_ counts: [Int], width: CGFloat, height: CGFloat = 400) {
    self.counts = counts
    root = makeRoot(width, height)
    view = CollectionView(frame: root.bounds, collectionViewLayout: layout)
    view.register(BoxItem.self, forCellWithReuseIdentifier: "box")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(BarView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = self
    view.delegate = self
    root.addSubview(view)
  }

  /// The frames of what is seen in a section.
  func frames(_ section: Int = 0) -> [CGRect] {
    root.layoutIfNeeded()
    return view.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { view.cellForItem(at: $0)?.frame }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    if let item = cell as? BoxItem { prepare(item, indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    indexPath.section == 0 && sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : layout.itemSize
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.item)")
  }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    heard.append("highlight \(indexPath.item)")
  }
}
