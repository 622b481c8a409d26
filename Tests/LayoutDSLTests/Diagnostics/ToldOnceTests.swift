import Foundation
import LayoutDSL
import XCTest

/// A contradiction is told once per constraint and contradicting set, until the constraint holds again.
final class ToldOnceTests: XCTestCase {
  func test_anotherSetIsToldAndTheFirstIsRemembered() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      let equal = relate(view, .width, plus: 100)
      equal.identifier = "equal"
      let limit = relate(view, .width, .lessThanOrEqual, plus: 150)
      limit.identifier = "limit"
      relate(view, .width, plus: 200).identifier = "broken"
      let told = { (changes: () -> Void) in
        conflicts(of: root, after: changes).map { $0.contradicting.map(\.label) }
      }
      let before = told {}
      XCTAssertEqual(before.count, 1)
      // Whichever of the two it was, the other one remains.
      let other = before == [["equal"]] ? limit : equal
      let named = before == [["equal"]] ? equal : limit
      XCTAssertEqual(told { named.priority = LayoutPriority(900) }, [[other.identifier]])
      // Nothing new about this: the layout went back to a set that was told.
      let goBack = {
        named.priority = .required
        other.priority = LayoutPriority(900)
      }
      XCTAssertEqual(told(goBack), [])
      // It holds for a while, and may be told again.
      XCTAssertEqual(told { named.priority = LayoutPriority(900) }, [])
      assertEqual(view.frame.width, 200)
      XCTAssertEqual(told { named.priority = .required }, [[named.identifier]])
    }
  }

  /// Reading the whole tree anew makes new rows of the same constraints.
  func test_notToldAgainWhenTheTreeIsReadAnew() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      XCTAssertEqual(
        conflicts(of: root) {
          relate(view, .leading, to: root, plus: 10)
          relate(view, .leading, to: root, plus: 20)
        }.count, 1)
      XCTAssertEqual(conflicts(of: root) { view.semanticContentAttribute = .forceRightToLeft }.count, 0)
      // Read from right to left the first one still holds: 300 - 10 is its right edge.
      assertEqual(view.frame.maxX, 290)
    }
  }

  func test_whatGoesAndComesBackIsTold() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      relate(view, .width, plus: 10)
      let broken = relate(view, .width, plus: 20)
      XCTAssertEqual(conflicts(of: root) {}.count, 1)
      XCTAssertEqual(conflicts(of: root) { broken.isActive = false }.count, 0)
      XCTAssertEqual(conflicts(of: root) { broken.isActive = true }.count, 1)
    }
  }
}
