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

// Questions and searches

public typealias UIAlertController = AlertController
public typealias UIAlertAction = AlertAction
public typealias UISearchController = SearchController
public typealias UISearchResultsUpdating = SearchResultsUpdating
public typealias UITableViewController = TableViewController
public typealias UICollectionViewController = CollectionViewController
public typealias UIToolbar = Toolbar
public typealias UIBarMetrics = NavigationBar.Metrics
public typealias UIBarAppearance = BarAppearance
public typealias UINavigationBarAppearance = BarAppearance
public typealias UITabBarAppearance = BarAppearance

// Pickers and sheets

public typealias UINavigationControllerDelegate = NavigationControllerDelegate
public typealias UIImagePickerController = ImagePickerController
public typealias UIImagePickerControllerDelegate = ImagePickerControllerDelegate
public typealias UIColorPickerViewController = ColorPickerViewController
public typealias UIColorPickerViewControllerDelegate = ColorPickerViewControllerDelegate
public typealias UIActivity = Activity
public typealias UIActivityViewController = ActivityViewController
public typealias UIPopoverPresentationController = PopoverPresentationController
public typealias UIPopoverArrowDirection = PopoverPresentationController.ArrowDirection
public typealias UISheetPresentationController = SheetPresentationController
