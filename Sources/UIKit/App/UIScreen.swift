import LayoutDSL

/// The screen code asks about without having a view: `UIScreen.main.bounds`.
///
/// 390 x 844 points at 3 pixels unless a test says otherwise, for as long as a closure runs:
/// `UIScreen.withMain(.smallPhone) { … }`.
nonisolated public struct UIScreen: Hashable, Sendable {
  /// A device's screen.
  public typealias Device = LayoutDSL.Screen

  @TaskLocal private static var device = Device.phone
  @TaskLocal private static var orientation = UIInterfaceOrientation.portrait

  public static var main: UIScreen { UIScreen(device: device, orientation: orientation) }

  /// Has `main` be another screen, held upright unless said otherwise, while the closure runs.
  public static func withMain<Result>(
    _ device: Device, orientation: UIInterfaceOrientation = .portrait, _ body: () throws -> Result
  ) rethrows -> Result {
    try $device.withValue(device) { try $orientation.withValue(orientation, operation: body) }
  }

  let device: Device
  let orientation: UIInterfaceOrientation

  /// In points, as the device is held.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
  /// Pixels a point.
  public var scale: CGFloat { device.scale }
  public var nativeScale: CGFloat { device.scale }
  /// In pixels, held upright.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection {
    var traits = UITraitCollection(displayScale: device.scale)
    traits.userInterfaceIdiom = device.idiom
    traits.userInterfaceStyle = .light
    return traits
  }
}
