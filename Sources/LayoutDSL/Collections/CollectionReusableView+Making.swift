import Foundation

extension CollectionReusableView {
  /// A view of this class, through its own `init(frame:)`; see `TableViewCell.make`.
  static func make(reuseIdentifier: String) -> CollectionReusableView {
    let made: CollectionReusableView = unsafeBitCast(self, to: RequiringReusableView.Type.self).init(frame: .zero)
    made.reuseIdentifier = reuseIdentifier
    return made
  }
}

/// Never made. Open, so that calls of its initialiser are not resolved when compiling.
open class RequiringReusableView: CollectionReusableView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
