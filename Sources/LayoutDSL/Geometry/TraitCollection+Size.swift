import Foundation

nonisolated extension TraitCollection {
  /// The short side from which a phone is regular in width when it is held sideways: the Plus and Max sizes.
  private static let shortSideOfLargePhones: CGFloat = 414
  /// The width from which a window on a pad is regular. Two thirds of the largest pad held upright, 639 points, are
  /// compact; half of it held sideways, 678, is regular.
  private static let regularPadWidth: CGFloat = 640
  /// The short side from which a screen is taken for a pad's: that of the smallest pad.
  private static let shortSideOfPads: CGFloat = 744

  /// The kind of device a screen of this size is taken for.
  package static func idiom(of size: CGSize) -> UserInterfaceIdiom {
    min(size.width, size.height) >= shortSideOfPads ? .pad : .phone
  }

  /// The size classes of a window of this size, as Apple's Human Interface Guidelines list them by device.
  package mutating func takeSizeClasses(of size: CGSize, idiom: UserInterfaceIdiom) {
    guard idiom != .pad else {
      horizontalSizeClass = size.width >= Self.regularPadWidth ? .regular : .compact
      verticalSizeClass = .regular
      return
    }
    let isSideways = size.width > size.height
    verticalSizeClass = isSideways ? .compact : .regular
    horizontalSizeClass = isSideways && size.height >= Self.shortSideOfLargePhones ? .regular : .compact
  }
}
