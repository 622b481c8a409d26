/// Sections and items in their order, as `NSDiffableDataSourceSnapshot`. An identifier is there once: adding it again moves it to
/// the new place. What is named but not there changes nothing.
nonisolated public struct DiffableSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  public init() {}

  // MARK: Asking

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) ?? false }
  }

  // MARK: Sections

  public mutating func appendSections(_ sections: [Section]) { insert(sections, at: sectionIdentifiers.count) }

  public mutating func insertSections(_ sections: [Section], beforeSection other: Section) {
    if let place = indexOfSection(other) { insert(sections, at: place) }
  }

  public mutating func insertSections(_ sections: [Section], afterSection other: Section) {
    if let place = indexOfSection(other) { insert(sections, at: place + 1) }
  }

  public mutating func deleteSections(_ sections: [Section]) {
    sectionIdentifiers.removeAll { sections.contains($0) }
    for section in sections { items[section] = nil }
  }

  private mutating func insert(_ sections: [Section], at place: Int) {
    let before = sectionIdentifiers[..<place].filter { !sections.contains($0) }
    let after = sectionIdentifiers[place...].filter { !sections.contains($0) }
    sectionIdentifiers = before + sections + after
    for section in sections where items[section] == nil { items[section] = [] }
  }

  // MARK: Items

  /// At the end of a section; of the last one for nil.
  public mutating func appendItems(_ added: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else { return }
    deleteItems(added)
    items[section, default: []] += added
  }

  public mutating func insertItems(_ added: [Item], beforeItem other: Item) { insert(added, beside: other, 0) }

  public mutating func insertItems(_ added: [Item], afterItem other: Item) { insert(added, beside: other, 1) }

  public mutating func moveItem(_ item: Item, beforeItem other: Item) { insert([item], beside: other, 0) }

  public mutating func moveItem(_ item: Item, afterItem other: Item) { insert([item], beside: other, 1) }

  public mutating func deleteItems(_ removed: [Item]) {
    let removed = Set(removed)
    for section in sectionIdentifiers { items[section]?.removeAll { removed.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
  }

  private mutating func insert(_ added: [Item], beside other: Item, _ offset: Int) {
    guard !added.contains(other), let section = sectionIdentifier(containingItem: other) else { return }
    deleteItems(added)
    guard let place = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: added, at: place + offset)
  }

  // Cells are asked for anew whenever a snapshot is applied.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  public mutating func reloadSections(_ identifiers: [Section]) {}

  func item(at path: (section: Int, item: Int)) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let inside = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return inside.indices.contains(path.item) ? inside[path.item] : nil
  }

  func place(of item: Item) -> (section: Int, item: Int)? {
    guard let section = sectionIdentifier(containingItem: item), let number = indexOfSection(section),
      let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return (number, place)
  }
}
