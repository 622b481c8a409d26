import UIKit

/// What every component is: parts that are added, then placed, then wired, once, in this order.
class ComponentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
    placeParts()
    wireParts()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("components are made in code")
  }

  func addParts() {}
  func placeParts() {}
  func wireParts() {}
}
