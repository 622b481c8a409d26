import Foundation
import LayoutDSL
import XCTest

/// What UIKit raises on is reported once, with file and line, and leaves out the one constraint.
final class RefusedConstraintTests: XCTestCase {
  #if MainActorViews
    private typealias Make = @MainActor (_ view: View, _ other: View, _ root: View) -> AttributeConstraint
  #else
    private typealias Make = (_ view: View, _ other: View, _ root: View) -> AttributeConstraint
  #endif

  /// Activates a constraint in a small tree and returns what is reported; the rest must be laid out.
  private func kinds(_ make: Make, line: UInt = #line) -> [LayoutIssue.Kind] {
    onMainActor {
      let root = makeRoot(100, 100)
      root.layoutLabel = "root"
      let view = Box(10, 10)
      view.layoutLabel = "view"
      let other = Box(10, 10)
      other.layoutLabel = "other"
      root.adding(view, other)
      relate(view, .left, to: root, plus: 3)
      let recorder = ReportRecorder()
      recorder.during {
        let constraint = make(view, other, root)
        constraint.isActive = true
        constraint.isActive = true
        XCTAssertFalse(constraint.isActive, line: line)
        root.layoutIfNeeded()
      }
      XCTAssertTrue(recorder.issues.allSatisfy { $0.file == #fileID && $0.line != nil }, line: line)
      XCTAssertEqual(recorder.reports.count, recorder.issues.count, line: line)
      assertEqual(view.frame, 3, 0, 10, 10, line: line)
      return recorder.kinds
    }
  }

  func test_mixedDirections() {
    XCTAssertEqual(
      kinds { view, _, root in inactive(view, .leading, to: root, .left) },
      [.mixedDirections(constraint: "view.leading == root.left")])
    XCTAssertEqual(
      kinds { view, _, root in inactive(view, .rightMargin, to: root, .trailing) },
      [.mixedDirections(constraint: "view.rightMargin == root.trailing")])
  }

  func test_centersGoWithBothFamilies() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box(10, 10)
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        XCTAssertTrue(relate(view, .leading, to: root, .centerX).isActive)
        XCTAssertTrue(relate(view, .left, to: root, .centerX).isActive)
      }
      XCTAssertEqual(recorder.reports, [])
    }
  }

  func test_locationAgainstSize() {
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .top, to: other, .width) },
      [.locationAgainstSize(constraint: "view.top == other.width")])
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .height, to: other, .bottom) },
      [.locationAgainstSize(constraint: "view.height == other.bottom")])
  }

  func test_locationAgainstANumber() {
    XCTAssertEqual(
      kinds { view, _, _ in inactive(view, .left, to: nil, .left, plus: 10) },
      [.locationNeedsSecondItem(constraint: "view.left == 10")])
  }

  func test_locationTimesZero() {
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .left, to: other, .right, times: 0) },
      [.zeroMultiplierOnLocation(constraint: "view.left == 0 * other.right")])
  }

  func test_sizeTimesZeroIsLegal() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      relate(view, .width, to: root, times: 0, plus: 7)
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 7, 0)
    }
  }

  func test_missingAttributes() {
    XCTAssertEqual(
      kinds { view, _, _ in inactive(view, .notAnAttribute, to: nil, .notAnAttribute) },
      [.missingAttribute(constraint: "view == 0")])
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .left, to: other, .notAnAttribute) },
      [.missingAttribute(constraint: "view.left == other")])
  }

  func test_guidesHaveNeitherBaselinesNorMargins() {
    XCTAssertEqual(
      kinds { view, _, root in inactive(view, .top, to: root.safeAreaLayoutGuide, .firstBaseline) },
      [.unsupportedAttribute(attribute: "firstBaseline", item: "root.UIViewSafeAreaLayoutGuide")])
    XCTAssertEqual(
      kinds { view, _, root in inactive(view, .top, to: root.safeAreaLayoutGuide, .topMargin) },
      [.unsupportedAttribute(attribute: "topMargin", item: "root.UIViewSafeAreaLayoutGuide")])
  }

  func test_constantsAndMultipliersThatAreNoNumbers() {
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .left, to: other, .right, plus: .nan) },
      [.notFinite(property: "constant", value: .notANumber, subject: "view.left == other.right + nan")])
    XCTAssertEqual(
      kinds { view, _, _ in inactive(view, .width, to: nil, .notAnAttribute, plus: .infinity) },
      [.notFinite(property: "constant", value: .infinity, subject: "view.width == inf")])
    XCTAssertEqual(
      kinds { view, other, _ in inactive(view, .width, to: other, .width, times: -.infinity) },
      [.notFinite(property: "multiplier", value: .negativeInfinity, subject: "view.width == -inf * other.width")])
  }

  func test_illegalPriorities() {
    for priority in [0, -1, 1000.5] as [Float] {
      XCTAssertEqual(
        kinds { view, _, root in
          let constraint = inactive(view, .left, to: root, .left)
          constraint.priority = LayoutPriority(priority)
          return constraint
        }.count, 1)
    }
  }

  func test_itemsThatAreNone() {
    XCTAssertEqual(
      kinds { view, _, _ in inactive(view, .left, to: "a string", .left) }, [.invalidTarget("String")])
    XCTAssertEqual(kinds { _, _, root in inactive(NSObject(), .left, to: root, .left) }, [.invalidTarget("NSObject")])
  }

  func test_deadItems() {
    XCTAssertEqual(
      kinds { view, _, _ in inactive(view, .left, to: View(), .right) },
      [.deadItem(constraint: "view.left == (gone).right")])
    XCTAssertEqual(
      kinds { view, _, _ in inactive(View(), .left, to: view, .right) },
      [.deadItem(constraint: "(gone).left == view.right")])
  }

  func test_noCommonAncestor() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.layoutLabel = "root"
      let view = View()
      view.layoutLabel = "view"
      root.addSubview(view)
      let island = View()
      island.layoutLabel = "island"
      let guide = LayoutGuide()
      guide.identifier = "guide"
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .left, to: island)
        relate(view, .left, to: guide)
        island.addLayoutGuide(guide)
        relate(guide, .left, to: view)
      }
      XCTAssertEqual(
        recorder.kinds,
        [
          .noCommonAncestor(first: ["view", "root"], second: ["island"]),
          .noCommonAncestor(first: ["view", "root"], second: ["guide"]),
          .noCommonAncestor(first: ["island.guide", "island"], second: ["view", "root"]),
        ])
    }
  }

  func test_aRefusedConstraintWorksOnceItIsLegal() {
    onMainActor {
      let root = makeRoot(200, 100)
      let view = Box(50, 50)
      let constraint = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      let recorder = ReportRecorder()
      recorder.during {
        constraint.isActive = true
        root.addSubview(view)
        constraint.isActive = true
      }
      XCTAssertEqual(recorder.reports.count, 1)
      XCTAssertEqual(root.constraints, [constraint])
      root.layoutIfNeeded()
      // 100 - 25.
      assertEqual(view.frame, 75, 0, 50, 50)
    }
  }

  func test_newValuesOfActiveConstraintsAreChecked() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      let constraint = relate(view, .left, to: root, .right, times: 0.5, plus: 4)
      let recorder = ReportRecorder()
      recorder.during {
        constraint.constant = .nan
        constraint.multiplier = 0
        constraint.multiplier = .infinity
        constraint.priority = LayoutPriority(0)
        constraint.priority = LayoutPriority(.nan)
      }
      XCTAssertEqual(recorder.issues.count, 5)
      XCTAssertEqual(constraint.constant, 4)
      XCTAssertEqual(constraint.multiplier, 0.5)
      XCTAssertEqual(constraint.priority, .required)
      root.layoutIfNeeded()
      assertEqual(view.frame, 54, 0, 0, 0)
    }
  }

  func test_contentThatIsNoNumber() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box(.nan, 20)
      view.layoutLabel = "view"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        view.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(
        recorder.kinds,
        [
          .badPriority(0, subject: "view's content hugging"),
          .notFinite(property: "intrinsic width", value: .notANumber, subject: "view"),
        ])
      XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
      assertEqual(view.frame, 0, 0, 0, 20)
    }
  }

  func test_windowsOfNoScale() {
    onMainActor {
      let recorder = ReportRecorder()
      let window = recorder.during { Window(size: CGSize(width: 10, height: 10), scale: 0) }
      XCTAssertEqual(recorder.kinds, [.badScale("0.0")])
      XCTAssertEqual(window.scale, 3)
    }
  }

  func test_reportsGoToTheRootsHandler() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = View()
      root.addSubview(view)
      var reports: [LayoutReport] = []
      root.reportHandler = { reports.append($0) }
      let constraint = view.leftAnchor.constraint(equalTo: View().leftAnchor)
      let line = UInt(#line) - 1
      constraint.isActive = true
      let kind = LayoutIssue.Kind.deadItem(constraint: "View.View[0].left == (gone).left")
      XCTAssertEqual(reports, [.issue(LayoutIssue(kind: kind, file: #fileID, line: line))])
      XCTAssertEqual(
        reports.first?.description,
        "\(#fileID):\(line): An item of View.View[0].left == (gone).left no longer exists. The constraint is left out.")
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func inactive(
  _ first: Any, _ attribute: AttributeConstraint.Attribute, to second: Any?,
  _ secondAttribute: AttributeConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0
) -> AttributeConstraint {
  AttributeConstraint(
    item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: secondAttribute,
    multiplier: multiplier, constant: constant)
}
