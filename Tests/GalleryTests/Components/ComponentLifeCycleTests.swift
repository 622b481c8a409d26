import Foundation
import Gallery
import LayoutDSL
import XCTest

/// Writes down what it is asked for.
#if MainActorViews
  @MainActor
#endif
private final class DiaryComponent: Component {
  private(set) var entries: [String] = []
  let part = View()

  override func setUpViews() {
    entries.append("views")
    addSubview(part)
  }

  override func setUpConstraints() {
    entries.append("constraints, in \(part.superview === self ? "the component" : "nothing")")
    part.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
  }

  override func setUpBindings() {
    entries.append("bindings, with \(part.snp.layoutConstraints.count) constraints")
  }
}

final class ComponentLifeCycleTests: XCTestCase {
  private static let steps = ["views", "constraints, in the component", "bindings, with 4 constraints"]

  func testTheStepsComeOnceAndInOrder() {
    onMainActor {
      for component in [DiaryComponent(), DiaryComponent(frame: CGRect(x: 5, y: 6, width: 70, height: 80))] {
        XCTAssertEqual(component.entries, Self.steps)
      }
      XCTAssertEqual(DiaryComponent(coder: NSCoder())?.entries, Self.steps)
    }
  }

  /// Moving it from tree to tree and laying it out are no reasons to set it up again.
  func testNothingElseRunsThem() {
    onMainActor {
      let component = DiaryComponent(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
      for _ in 1...2 {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(component)
        root.layoutIfNeeded()
        component.setNeedsUpdateConstraints()
        component.setNeedsLayout()
        root.layoutIfNeeded()
        // 8 inside on all sides: 70 - 16, 80 - 16.
        XCTAssertEqual(component.part.frame, CGRect(x: 8, y: 8, width: 54, height: 64))
        component.removeFromSuperview()
      }
      XCTAssertEqual(component.entries, Self.steps)
    }
  }

  func testTheBaseDoesNothing() {
    onMainActor {
      let component = Component(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(component.subviews, [])
      XCTAssertEqual(component.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(component.snp.layoutConstraints, [])
    }
  }
}
