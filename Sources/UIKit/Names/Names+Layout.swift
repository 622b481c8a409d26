import LayoutDSL

// The tree

public typealias UIView = View
public typealias UIWindow = Window

extension UIView {
  public typealias AutoresizingMask = LayoutDSL.AutoresizingMask
  public typealias ContentMode = LayoutDSL.ContentMode
}

// Constraints

public typealias NSLayoutConstraint = AttributeConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutSupport = LayoutSupport
