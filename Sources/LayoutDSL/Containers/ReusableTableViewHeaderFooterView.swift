/// A header or footer view that can be made from its class; see `ReusableTableViewCell`.
public protocol ReusableTableViewHeaderFooterView: TableViewHeaderFooterView {
  init(reuseIdentifier: String?)
}
