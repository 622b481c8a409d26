import Foundation

/// Where a popover points to, as `UIPopoverPresentationController`. Stored: what is presented fills the window.
open class PopoverPresentationController: NSObject, TreeBound {
  nonisolated public struct ArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let up = ArrowDirection(rawValue: 1 << 0)
    public static let down = ArrowDirection(rawValue: 1 << 1)
    public static let left = ArrowDirection(rawValue: 1 << 2)
    public static let right = ArrowDirection(rawValue: 1 << 3)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  open var sourceView: View?
  open var sourceRect = CGRect.null
  open var barButtonItem: BarButtonItem?
  open var permittedArrowDirections = ArrowDirection.any
  open var backgroundColor: Color?
  open var passthroughViews: [View]?
  open var canOverlapSourceViewRect = false
}
