import Foundation

/// The screen of a device: its size, its pixels, and what corners, sensors and bars cover of its edges.
nonisolated public struct Screen: Hashable, Sendable {
  /// Held upright, in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  public var idiom: UserInterfaceIdiom
  /// What is covered of the edges held upright, in points.
  public var safeArea: EdgeInsets
  /// What is covered of the edges held sideways, either way, in points.
  public var landscapeSafeArea: EdgeInsets

  /// - Parameters:
  ///   - size: held upright, in points.
  ///   - scale: pixels a point.
  ///   - safeArea: held upright.
  ///   - landscapeSafeArea: held sideways. Unless given, what is covered at the top upright is at both sides, as on
  ///     phones, and what is covered at the bottom stays there.
  ///   - idiom: by the size unless given: a pad from 744 points on the shorter side.
  public init(
    size: CGSize, scale: CGFloat = 3, safeArea: EdgeInsets = .zero, landscapeSafeArea: EdgeInsets? = nil,
    idiom: UserInterfaceIdiom? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea =
      landscapeSafeArea
      ?? EdgeInsets(top: 0, left: safeArea.top, bottom: safeArea.bottom, right: safeArea.top)
    self.idiom = idiom ?? TraitCollection.idiom(of: size)
  }

  /// The size in points, held one way or another.
  public func size(in orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What is covered of the edges, held one way or another.
  public func safeArea(in orientation: InterfaceOrientation) -> EdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : safeArea
  }

  /// 390 x 844 points at 3 pixels, sensors at the top: iPhone 12 to 14.
  public static let phone = Screen(
    size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// 428 x 926 points at 3 pixels, regular in width held sideways: iPhone 12 Pro Max to 14 Plus.
  public static let largePhone = Screen(
    size: CGSize(width: 428, height: 926), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// 375 x 667 points at 2 pixels, with a status bar upright only: iPhone SE, second and third.
  public static let smallPhone = Screen(
    size: CGSize(width: 375, height: 667), scale: 2, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: .zero)

  /// 820 x 1180 points at 2 pixels: iPad, tenth, and iPad Air.
  public static let pad = Screen(
    size: CGSize(width: 820, height: 1180), scale: 2, safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
}
