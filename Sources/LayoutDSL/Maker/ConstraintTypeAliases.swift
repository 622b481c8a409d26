/// What the DSL calls a view. SnapKit's name.
public typealias ConstraintView = View

/// What the DSL calls a layout guide. SnapKit's name.
public typealias ConstraintLayoutGuide = LayoutGuide

/// A bar's edge, as a controller's `topLayoutGuide` and `bottomLayoutGuide`. SnapKit's name.
public typealias ConstraintLayoutSupport = LayoutSupport

/// Distances from the four physical sides. SnapKit's name.
public typealias ConstraintInsets = EdgeInsets

/// Distances from the four sides in reading direction. SnapKit's name.
public typealias ConstraintDirectionalInsets = DirectionalEdgeInsets

/// Reading direction. SnapKit's name.
public typealias ConstraintInterfaceLayoutDirection = UserInterfaceLayoutDirection
