/// What constraints can relate: a `View` or a `LayoutGuide`. SnapKit's name.
public protocol LayoutConstraintItem: AnyObject, TreeBound {}
