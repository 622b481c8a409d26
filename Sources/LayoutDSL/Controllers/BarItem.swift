import Foundation

/// What bars have in common about what they show, as `UIBarItem`; stored.
open class BarItem: NSObject, TreeBound {
  open var title: String?
  open var image: Image?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?

  public override init() { super.init() }
}
