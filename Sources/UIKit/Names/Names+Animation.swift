import LayoutDSL

public typealias UIViewPropertyAnimator = ViewPropertyAnimator
public typealias UIViewAnimatingPosition = ViewPropertyAnimator.Position
public typealias UIViewAnimatingState = ViewPropertyAnimator.State

extension UIView {
  public typealias AnimationCurve = LayoutDSL.AnimationCurve
}
