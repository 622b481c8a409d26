import Foundation

/// Searching from a navigation item, as `UISearchController`: stored, with a bar to type into that is not laid out.
open class SearchController: ViewController {
  public let searchBar = SearchBar()
  public private(set) var searchResultsController: ViewController?
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public convenience init(searchResultsController: ViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    searchBar.searchTextField.addAction(for: .editingChanged) { [weak self] in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// Who shows what is found, as `UISearchResultsUpdating`.
public protocol SearchResultsUpdating: AnyObject, TreeBound {
  func updateSearchResults(for searchController: SearchController)
}
