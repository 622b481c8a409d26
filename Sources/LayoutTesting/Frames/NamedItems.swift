import LayoutDSL

/// The views and guides of a tree by what they may be called.
struct NamedItems {
  private var itemsByName: [String: [any LayoutItem]] = [:]

  init(below root: View) {
    root.forEachInSubtree { view in
      add(view, [view.layoutLabel, view.reportName])
      for guide in view.layoutGuides {
        add(guide, [guide.layoutLabel, guide.identifier.isEmpty ? nil : guide.identifier, guide.reportName])
      }
    }
  }

  private mutating func add(_ item: any LayoutItem, _ names: [String?]) {
    for name in Set(names.compactMap(\.self)) { itemsByName[name, default: []].append(item) }
  }

  /// Those of that name, superviews first.
  func items(_ name: String) -> [any LayoutItem] { itemsByName[name] ?? [] }
}
