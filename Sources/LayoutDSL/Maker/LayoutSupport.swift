/// A guide that marks the edge of a bar: UIKit's `UILayoutSupport`, the type of a controller's `topLayoutGuide` and
/// `bottomLayoutGuide`.
///
/// Through `snp` it offers only `top`, `bottom` and `height`, and it cannot be a receiver of `makeConstraints`.
public protocol LayoutSupport: LayoutGuide {}
