import Foundation

/// Distances from the edges of a rectangle in reading direction, in points; positive goes inwards. As
/// `NSDirectionalEdgeInsets`.
nonisolated public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// 0 on every side.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// 0 on every side.
  public static let zero = DirectionalEdgeInsets()

  /// The same distances by side, `leading` being the left one in a left-to-right layout.
  package func resolved(_ direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }

  /// `insets` in reading direction.
  package init(_ insets: EdgeInsets, _ direction: UserInterfaceLayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .rightToLeft:
      self.init(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }
}
