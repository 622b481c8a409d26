import Foundation

/// Where a table has its rows from, as `UITableViewDataSource`.
public protocol TableViewDataSource: AnyObject, TreeBound {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// 1 where it is left out.
  func numberOfSections(in tableView: TableView) -> Int
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}
