import Foundation

/// Places items by groups within sections, as `UICollectionViewCompositionalLayout`.
///
/// Items of estimated size count with the estimate until they are seen, and with what fits their content from then on. Everything
/// is mirrored for languages read from right to left. A section that scrolls across the others has a scroll view of its own:
/// `CollectionView.orthogonalScrollView(inSection:)`. Headers and footers of the whole layout are absent, as are supplementary
/// items of groups. Not documented by UIKit, and chosen here: the height of a group that is a fraction is one of the room less
/// the section's insets; of several headers at one edge the largest makes the room.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// What a section is like; nil leaves it empty. Asked again when the room or the traits change, or the layout is invalidated.
  public typealias SectionProvider = (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// Setting it invalidates the layout.
  open var configuration: CompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  let provider: SectionProvider
  /// What the provider said, by section.
  var definitions: [CollectionLayoutSection?] = []
  var sections: [PlacedSection] = []
  var contentSize = CGSize.zero
  /// What cells and other views have asked for.
  var measured: [CollectionState.Element: CGSize] = [:]
  var hasToldEmptyGroup = false

  /// All sections alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CompositionalLayoutConfiguration())
  }

  public init(section: CollectionLayoutSection, configuration: CompositionalLayoutConfiguration) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }

  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: CompositionalLayoutConfiguration())
  }

  public init(sectionProvider: @escaping SectionProvider, configuration: CompositionalLayoutConfiguration) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }

  /// Without sections.
  public required init?(coder: NSCoder) {
    configuration = CompositionalLayoutConfiguration()
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  // MARK: Overrides

  open override func prepare() {
    super.prepare()
    arrange()
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    supplementaryAttributes(elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    decorationAttributes(elementKind, indexPath.section)
  }

  /// Asks the provider and the cells again, too.
  open override func invalidateLayout() {
    forgetSizes()
    super.invalidateLayout()
  }

  override func surroundingsChanged() { invalidateLayout() }

  override func willPlace(_ seen: [CollectionViewLayoutAttributes]) { tellHandlers(seen) }

  override func strips(in rect: CGRect) -> [(section: Int, strip: OrthogonalStrip)] {
    let wanted = (axis == .horizontal ? mirrored(rect) : rect).range(axis)
    return sections.enumerated().compactMap { number, section in
      guard let strip = section.strip, section.end >= wanted.start, section.start <= wanted.end else { return nil }
      return (number, strip)
    }
  }

  override func strip(ofSection section: Int) -> OrthogonalStrip? {
    sections.indices.contains(section) ? sections[section].strip : nil
  }

  override func frame(of strip: OrthogonalStrip) -> CGRect { mirrored(strip.frame) }

  override func forgetSizes() {
    measured = [:]
    definitions = []
    hasToldEmptyGroup = false
  }

  override func asksForSize(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    attributes.estimated?.isEmpty == false && measured[attributes.element] == nil
  }

  override func take(_ preferred: CollectionViewLayoutAttributes) -> Bool {
    let size = preferred.size
    guard size.width.isFinite, size.height.isFinite else { return false }
    let element = preferred.element
    guard let old = attributes(of: element) else { return false }
    measured[element] = size
    let moves = [LayoutAxis.horizontal, .vertical].contains { old.estimated?[$0] == true && old.size[$0] != size[$0] }
    if moves { isInvalid = true }
    return moves
  }

  private func attributes(of element: CollectionState.Element) -> CollectionViewLayoutAttributes? {
    element.kind.map { supplementaryAttributes($0, element.path) } ?? itemAttributes(element.path)
  }
}
