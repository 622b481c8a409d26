import Foundation

extension TableViewHeaderFooterView {
  /// A view of this class, through its own `init(reuseIdentifier:)`; see `TableViewCell.make`.
  static func make(reuseIdentifier: String?) -> TableViewHeaderFooterView {
    unsafeBitCast(self, to: RequiringHeaderFooterView.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

/// Never made. Open, so that calls of its initialiser are not resolved when compiling.
open class RequiringHeaderFooterView: TableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
