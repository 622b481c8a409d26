/// Who is asked and told about a search, as `UISearchBarDelegate`. All members are optional.
public protocol SearchBarDelegate: AnyObject, TreeBound {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}

/// Passes on what happens to a search bar's field.
final class SearchBarEditing: TextFieldDelegate {
  private unowned let bar: SearchBar

  init(_ bar: SearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: TextField) { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: TextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    bar.userSearch()
    return true
  }
}
