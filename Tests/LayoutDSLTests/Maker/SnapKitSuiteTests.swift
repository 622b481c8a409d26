import Foundation
import LayoutDSL
import XCTest

/// The behaviours SnapKit's own test suite checks, in its order.
final class SnapKitSuiteTests: XCTestCase {
  func testMake() {
    onMainActor {
      let (container, v1, v2) = family()
      v1.snp.makeConstraints { make in
        make.top.equalTo(v2.snp.top).offset(50)
        // Across the axes.
        make.left.equalTo(v2.snp.top).offset(50)
      }
      XCTAssertEqual(made(container).count, 2)
      v2.snp.makeConstraints { $0.edges.equalTo(v1) }
      XCTAssertEqual(made(container).count, 6)
    }
  }

  func testHorizontalAndVerticalEdges() {
    onMainActor {
      let (container, v1, _) = family()
      v1.snp.makeConstraints { make in
        make.verticalEdges.equalToSuperview()
        make.horizontalEdges.equalToSuperview()
      }
      let constraints = made(container)
      XCTAssertEqual(constraints.map(\.firstAttribute), [.top, .bottom, .left, .right])
      XCTAssertEqual(constraints.map(\.secondAttribute), [.top, .bottom, .left, .right])
      XCTAssertTrue(constraints.allSatisfy { $0.firstItem === v1 && $0.secondItem === container })
    }
  }

  func testDirectionalHorizontalAndVerticalEdges() {
    onMainActor {
      let (container, v1, _) = family()
      v1.snp.makeConstraints { make in
        make.directionalVerticalEdges.equalToSuperview()
        make.directionalHorizontalEdges.equalToSuperview()
      }
      let constraints = made(container)
      XCTAssertEqual(constraints.map(\.firstAttribute), [.top, .bottom, .leading, .trailing])
      XCTAssertEqual(constraints.map(\.secondAttribute), [.top, .bottom, .leading, .trailing])
      XCTAssertTrue(constraints.allSatisfy { $0.firstItem === v1 && $0.secondItem === container })
    }
  }

  func testMakeWithGuides() {
    onMainActor {
      let (container, v1, _) = family()
      let guide = LayoutGuide()
      container.addLayoutGuide(guide)
      v1.snp.makeConstraints { make in
        make.top.equalTo(guide).offset(50)
        make.left.equalTo(guide.snp.top).offset(50)
      }
      XCTAssertEqual(made(container).count, 2)
      guide.snp.makeConstraints { $0.edges.equalTo(v1) }
      XCTAssertEqual(made(container).count, 6)
    }
  }

  func testImpliedSuperview() {
    onMainActor {
      let (container, v1, v2) = family()
      v1.snp.makeConstraints { make in
        make.top.equalTo(50.0)
        make.left.equalTo(50.0)
      }
      XCTAssertEqual(made(container).count, 2)
      v2.snp.makeConstraints { $0.edges.equalTo(v1) }
      XCTAssertEqual(made(container).count, 6)
    }
  }

  func testUpdateKeepsTheNumberOfConstraints() {
    onMainActor {
      let (container, v1, v2) = family()
      v1.snp.makeConstraints { make in
        make.top.equalTo(v2).offset(50)
        make.left.equalTo(v2).offset(50)
      }
      v1.snp.updateConstraints { $0.top.equalTo(v2).offset(15) }
      XCTAssertEqual(made(container).map(\.constant), [15, 50])
    }
  }

  func testRemakeAndRemove() {
    onMainActor {
      let (container, v1, v2) = family()
      v1.snp.makeConstraints { make in
        make.top.equalTo(v2).offset(50)
        make.left.equalTo(v2).offset(50)
      }
      v1.snp.remakeConstraints { $0.edges.equalTo(v2) }
      XCTAssertEqual(made(container).count, 4)
      v1.snp.removeConstraints()
      XCTAssertEqual(made(container).count, 0)
    }
  }

  func testPrepareActivateDeactivate() {
    onMainActor {
      let (container, v1, v2) = family()
      let prepared = v1.snp.prepareConstraints { $0.edges.equalTo(v2) }
      XCTAssertEqual(made(container).count, 0)
      for _ in 0..<2 {
        for constraint in prepared { constraint.activate() }
        XCTAssertEqual(made(container).count, 4)
        for constraint in prepared { constraint.deactivate() }
        XCTAssertEqual(made(container).count, 0)
      }
    }
  }

  func testActivatingCapturedConstraints() {
    onMainActor {
      let (container, v1, v2) = family()
      var constraints: [Constraint] = []
      v1.snp.prepareConstraints { make in
        constraints.append(make.top.equalTo(v2.snp.top).offset(50).constraint)
        constraints.append(make.left.equalTo(v2.snp.left).offset(50).constraint)
      }
      for count in [0, 2, 0, 2] {
        XCTAssertEqual(made(container).count, count)
        for constraint in constraints { constraint.isActive.toggle() }
      }
    }
  }

  func testConstantsOfEdgesCentreAndReferences() {
    onMainActor {
      let (container, v1, v2) = family()
      v1.snp.makeConstraints { $0.edges.equalTo(container).offset(50.0) }
      XCTAssertEqual(made(container).map(\.constant), [50, 50, 50, 50])
      v1.snp.remakeConstraints { $0.center.equalTo(container).offset(50.0) }
      XCTAssertEqual(made(container).map(\.constant), [50, 50])

      var references: [Constraint] = []
      v1.snp.remakeConstraints { make in
        references.append(make.top.equalTo(v2).offset(50).constraint)
        references.append(make.bottom.equalTo(v2).offset(25).constraint)
      }
      XCTAssertEqual(made(container).map(\.constant), [50, 25])
      references[0].update(offset: 15)
      references[1].update(offset: 20)
      XCTAssertEqual(made(container).map(\.constant), [15, 20])
      references[0].update(inset: 15)
      references[1].update(inset: 20)
      XCTAssertEqual(made(container).map(\.constant), [15, -20])
    }
  }

  func testInsetsAsConstants() {
    onMainActor {
      let (container, v1, _) = family()
      let insets = ConstraintInsets(top: 25, left: 25, bottom: 25, right: 25)
      v1.snp.makeConstraints { $0.edges.equalTo(container).inset(50.0) }
      XCTAssertEqual(made(container).map(\.constant), [50, 50, -50, -50])
      v1.snp.remakeConstraints { $0.edges.equalTo(insets) }
      XCTAssertEqual(made(container).map(\.constant), [25, 25, -25, -25])
      v1.snp.remakeConstraints { $0.edges.equalTo(container).inset(insets) }
      XCTAssertEqual(made(container).map(\.constant), [25, 25, -25, -25])
    }
  }

  func testDirectionalInsetsAsConstants() {
    onMainActor {
      let (container, v1, _) = family()
      let insets = ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
      v1.snp.makeConstraints { $0.top.leading.bottom.trailing.equalTo(container).inset(insets) }
      // By raw value: top, bottom, leading, trailing.
      var constraints = made(container).sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }
      XCTAssertEqual(constraints.map(\.firstAttribute), [.top, .bottom, .leading, .trailing])
      XCTAssertEqual(constraints.map(\.secondAttribute), [.top, .bottom, .leading, .trailing])
      XCTAssertEqual(constraints.map(\.constant), [25, -25, 25, -25])
      v1.snp.remakeConstraints { $0.edges.equalTo(container).inset(insets) }
      // By raw value: left, right, top, bottom.
      constraints = made(container).sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }
      XCTAssertEqual(constraints.map(\.firstAttribute), [.left, .right, .top, .bottom])
      XCTAssertEqual(constraints.map(\.constant), [25, -25, 25, -25])
    }
  }

  func testSizesAreInstalledOnTheViewItself() {
    onMainActor {
      let (container, v1, _) = family()
      v1.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 50, height: 50))
        make.left.top.equalTo(container)
      }
      XCTAssertEqual(made(v1).map(\.firstAttribute), [.width, .height])
      XCTAssertEqual(made(v1).map(\.constant), [50, 50])
      XCTAssertEqual(made(container).map(\.firstAttribute), [.left, .top])
    }
  }

  func testIdentifier() {
    onMainActor {
      let (container, v1, _) = family()
      v1.snp.makeConstraints { $0.top.equalTo(container.snp.top).labeled("Test") }
      XCTAssertEqual(container.constraints.first?.identifier, "Test")
    }
  }

  func testEdgesAgainstEdgesAndMargins() {
    onMainActor {
      let (container, v1, _) = family()
      typealias Sides = [AttributeConstraint.Attribute]
      let edges: Sides = [.left, .top, .right, .bottom]
      let margins: Sides = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
      let directional: Sides = [.top, .bottom, .leading, .trailing]
      let directionalMargins: Sides = [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
      let check = { (first: Sides, second: Sides) in
        XCTAssertEqual(Set(made(container).map(\.firstAttribute)), Set(first))
        XCTAssertEqual(Set(made(container).map(\.secondAttribute)), Set(second))
        XCTAssertEqual(made(container).count, 4)
      }
      v1.snp.remakeConstraints { $0.edges.equalTo(container.snp.edges) }
      check(edges, edges)
      v1.snp.remakeConstraints { $0.directionalEdges.equalTo(container.snp.directionalEdges) }
      check(directional, directional)
      v1.snp.remakeConstraints { $0.edges.equalTo(container.snp.margins) }
      check(edges, margins)
      v1.snp.remakeConstraints { $0.margins.equalTo(container.snp.edges) }
      check(margins, edges)
      v1.snp.remakeConstraints { $0.directionalEdges.equalTo(container.snp.directionalMargins) }
      check(directional, directionalMargins)
      v1.snp.remakeConstraints { $0.directionalMargins.equalTo(container.snp.directionalEdges) }
      check(directionalMargins, directional)
    }
  }

  func testBarEdges() {
    onMainActor {
      final class BarEdge: LayoutGuide, LayoutSupport {}
      let (container, v1, _) = family()
      let (top, bottom) = (BarEdge(), BarEdge())
      container.addLayoutGuide(top)
      container.addLayoutGuide(bottom)
      v1.snp.makeConstraints { make in
        make.top.equalTo((top as any ConstraintLayoutSupport).snp.bottom)
        make.bottom.equalTo((bottom as any ConstraintLayoutSupport).snp.top)
      }
      XCTAssertEqual(made(container).count, 2)
    }
  }

  func testLabel() {
    onMainActor {
      let view = View()
      view.snp.setLabel("Hello World")
      XCTAssertEqual(view.snp.label(), "Hello World")
    }
  }

  func testPriorityShortcuts() {
    onMainActor {
      let (container, v1, _) = family()
      for (priority, value) in [
        (ConstraintPriority.required, 1000), (.low, 250), (ConstraintPriority(ConstraintPriority.low.value + 1), 251),
      ] as [(ConstraintPriority, Float)] {
        v1.snp.remakeConstraints { $0.left.equalTo(1000.0).priority(priority) }
        XCTAssertEqual(made(container).map(\.priority.rawValue), [value])
      }
      XCTAssertEqual(ConstraintPriority.high.advanced(by: 1).value, 751)
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func family() -> (container: View, v1: View, v2: View) {
  let (container, v1, v2) = (View(), View(), View())
  container.addSubview(v1)
  container.addSubview(v2)
  return (container, v1, v2)
}

/// What the DSL made and `view` holds.
#if MainActorViews
  @MainActor
#endif
private func made(_ view: View) -> [LayoutConstraint] {
  view.constraints.compactMap { $0 as? LayoutConstraint }.filter(\.isActive)
}
