import LayoutDSL

public typealias UIStackView = StackView
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UITableView = TableView
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDelegate = TableViewDelegate
public typealias UITableViewCell = TableViewCell
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
public typealias UIContextualAction = ContextualAction
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

// Collections

public typealias UICollectionView = CollectionView
public typealias UICollectionViewDataSource = CollectionViewDataSource
public typealias UICollectionViewDelegate = CollectionViewDelegate
public typealias UICollectionViewCell = CollectionViewCell
public typealias UICollectionReusableView = CollectionReusableView
public typealias UICollectionViewLayout = CollectionViewLayout
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

// Data sources of snapshots

public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
