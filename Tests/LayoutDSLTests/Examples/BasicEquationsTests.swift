import Foundation
import LayoutDSL
import XCTest

final class BasicEquationsTests: XCTestCase {
  func test_E07_edgesEqual() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let v = Box()
      root.addSubview(v)
      for edge in [AttributeConstraint.Attribute.left, .top, .right, .bottom] { relate(v, edge, to: root) }
      root.layoutIfNeeded()
      assertEqual(v.frame, 0, 0, 400, 400)
    }
  }
}
