import Foundation

extension TableViewCell {
  /// A cell of this class, through its own `init(style:reuseIdentifier:)`.
  ///
  /// Swift makes objects from a class that is only known at run time by `required` initialisers alone, and cells written
  /// for UIKit do not say `required`. But the initialiser is a member like others, which a subclass overrides: the one
  /// of whichever class is asked runs. `RequiringCell` overrides it too, and says `required`; calling it there calls
  /// whatever the class has at its place. No property of `RequiringCell` is touched, it has none.
  static func make(style: CellStyle, reuseIdentifier: String?) -> TableViewCell {
    unsafeBitCast(self, to: RequiringCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

/// Never made. Open, so that calls of its initialiser are not resolved when compiling.
open class RequiringCell: TableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
