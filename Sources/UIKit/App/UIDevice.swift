import LayoutDSL

/// The device code asks about: a phone, or a pad where `UIScreen.main` is one.
nonisolated public struct UIDevice: Sendable {
  public static var current: UIDevice { UIDevice() }

  /// A test finds out about turning by `UIWindow.rotate(to:)`; this is never posted.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var name: String { model }
  public var systemName: String { "iOS" }
  /// There is no system; what is newest where the version is compared.
  public var systemVersion: String { "26.0" }
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  public var identifierForVendor: UUID? { nil }
  public var isMultitaskingSupported: Bool { true }
}

/// How a device is held, with the raw values of UIKit.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
