import Foundation

extension CollectionViewCompositionalLayout {
  /// The way the layout scrolls.
  var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// Whether content is read from the right.
  var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var direction: UserInterfaceLayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

  /// Places everything. O(items).
  func arrange() {
    sections = []
    contentSize = .zero
    guard let collectionView else { return }
    let environment = environment(collectionView)
    let room = environment.effectiveContentSize
    let counts = collectionView.upToDateCounts
    define(counts.count, environment, collectionView)
    var end: CGFloat = 0
    for (number, definition) in definitions.enumerated() {
      if number > 0 { end += configuration.interSectionSpacing.finiteOrZero }
      var arranger = SectionArranger(
        definition: definition ?? Self.nothing, solver: solver(number, count: definition == nil ? 0 : counts[number]),
        axis: axis, room: room, sides: sides(definition, collectionView),
        measured: { [measured] in measured[CollectionState.Element(kind: $0, path: IndexPath(item: 0, section: number))]
        })
      let placed = arranger.arrange(from: end)
      if arranger.isEmptyGroup, !hasToldEmptyGroup {
        hasToldEmptyGroup = true
        collectionView.tell(.emptyGroup(section: number, subject: collectionView.reportName))
      }
      end = placed.end
      sections.append(placed)
    }
    contentSize = room
    contentSize[axis] = end
  }

  func environment(_ view: CollectionView) -> ArrangingEnvironment {
    ArrangingEnvironment(
      contentSize: view.bounds.size, contentInsets: DirectionalEdgeInsets(view.adjustedContentInset, direction),
      traitCollection: view.traitCollection)
  }

  private static var nothing: CollectionLayoutSection {
    let none = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return CollectionLayoutSection(group: .vertical(layoutSize: none, subitems: []))
  }

  /// Asks what each section is like, where that is not known.
  private func define(_ count: Int, _ environment: ArrangingEnvironment, _ view: CollectionView) {
    guard definitions.count != count else { return }
    definitions = (0..<count).map { provider($0, environment) }
    for case let (section, definition?) in definitions.enumerated() {
      guard let bad = definition.badNumber else { continue }
      view.tell(.notFinite(property: "layout of section \(section)", value: bad, subject: view.reportName))
    }
  }

  private func solver(_ section: Int, count: Int) -> GroupSolver {
    GroupSolver(
      itemCount: count, traits: collectionView?.traitCollection ?? TraitCollection(),
      measured: { [measured] in
        measured[CollectionState.Element(kind: nil, path: IndexPath(item: $0, section: section))]
      })
  }

  /// What a section keeps clear of at its sides, besides what the collection view's insets do.
  private func sides(_ definition: CollectionLayoutSection?, _ view: CollectionView) -> DirectionalEdgeInsets {
    var reference = definition?.contentInsetsReference ?? .automatic
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let insets: EdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: view.currentReadableInsets
      }
    let taken = view.adjustedContentInset
    let left = EdgeInsets(
      top: insets.top - taken.top, left: insets.left - taken.left, bottom: insets.bottom - taken.bottom,
      right: insets.right - taken.right
    ).maximum(.zero)
    return DirectionalEdgeInsets(left, direction)
  }
}
