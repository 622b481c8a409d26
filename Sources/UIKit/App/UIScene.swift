import LayoutDSL

/// What windows are in. A test makes one to hand it to a scene delegate: `UIWindowScene()`.
open class UIScene: UIResponder {
  public struct ConnectionOptions {
    public init() {}
  }

  nonisolated public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  public let session = UISceneSession()

  public override init() {
    super.init()
  }
}

/// A scene with windows: those made by `UIWindow(windowScene:)` are not among them, they belong to whoever holds them.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

public struct UIStatusBarManager {
  public var statusBarFrame: CGRect { .zero }
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var isStatusBarHidden: Bool { false }
}

open class UISceneSession: NSObject, TreeBound {
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
}

open class UISceneConfiguration: NSObject, TreeBound {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Who is told about a scene. A test calls it itself.
public protocol UISceneDelegate: AnyObject, TreeBound {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// A window that fills `UIScreen.main`, with its safe area.
  public convenience init(windowScene: UIWindowScene) {
    self.init(screen: windowScene.screen.device, orientation: windowScene.screen.orientation)
  }
}
