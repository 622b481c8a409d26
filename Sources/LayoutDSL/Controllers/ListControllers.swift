import Foundation

/// A controller whose view is a table, as `UITableViewController`.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  open var tableView: TableView!
  open var clearsSelectionOnViewWillAppear = true
  private var style = TableView.Style.plain

  public convenience init(style: TableView.Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
    makeTable()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    makeTable()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeTable()
  }

  private func makeTable() {
    tableView = TableView(frame: .zero, style: style)
    tableView.dataSource = self
    tableView.delegate = self
  }

  open override func loadView() { view = tableView }

  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
}

/// A controller whose view is a collection, as `UICollectionViewController`.
open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  open var collectionView: CollectionView!

  public init(collectionViewLayout layout: CollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    makeCollection(layout)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeCollection(CollectionViewFlowLayout())
  }

  private func makeCollection(_ layout: CollectionViewLayout) {
    collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  open override func loadView() { view = collectionView }

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell()
  }
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
}
