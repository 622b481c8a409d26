import LayoutDSL

public typealias UIViewController = ViewController
public typealias UINavigationController = NavigationController
public typealias UITabBarController = TabBarController
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UIModalTransitionStyle = ModalTransitionStyle
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
public typealias UIStatusBarStyle = StatusBarStyle
public typealias UIRectEdge = RectEdge

// Bars

public typealias UINavigationBar = NavigationBar
public typealias UINavigationItem = NavigationItem
public typealias UITabBar = TabBar
public typealias UITabBarItem = TabBarItem
public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem

// Surroundings

public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIInterfaceOrientation = InterfaceOrientation
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
