import Foundation

extension CollectionView {
  /// How cells of a class are filled with items, as `UICollectionView.CellRegistration`.
  public struct CellRegistration<Cell: CollectionViewCell, Item>: TreeBound {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    /// Not one that is given by hand by chance.
    var identifier: String { "CellRegistration \(Cell.self)" }

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How views of a class are filled, as `UICollectionView.SupplementaryRegistration`.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView>: TreeBound {
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    var identifier: String { "SupplementaryRegistration \(Supplementary.self)" }

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class, spare or new, filled with the item. Cells of one class are shared by all
  /// registrations for it.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let typed = cell as? Cell ?? Self.made(Cell.self, registration.identifier)
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  /// A view of the registration's class, spare or new, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    let typed = view as? Supplementary ?? Self.made(Supplementary.self, registration.identifier)
    registration.handler(typed, registration.elementKind, indexPath)
    return typed
  }

  /// A new view, for where another class of the same name was registered.
  private static func made<Made: CollectionReusableView>(_ type: Made.Type, _ identifier: String) -> Made {
    unsafeDowncast(type.make(reuseIdentifier: identifier), to: Made.self)
  }
}
