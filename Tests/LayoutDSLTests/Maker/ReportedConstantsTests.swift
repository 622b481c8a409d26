import Foundation
import LayoutDSL
import XCTest

/// Reported layouts about constants, insets, multipliers and coordinates, with the frames they should have.
final class ReportedConstantsTests: XCTestCase {
  /// A multiplied number: the multiplier has nothing to multiply.
  func test_V01_multipliedNumber() {
    onMainActor {
      let root = root(400, 300)
      let view = View().placed(in: root)
      view.snp.makeConstraints { make in
        make.width.equalTo(295).multipliedBy(0.2)
        make.height.equalTo(50)
        make.left.top.equalToSuperview()
      }
      root.layoutIfNeeded()
      // 0.2 · nothing + 295.
      assertEqual(view.frame, 0, 0, 295, 50)
    }
  }

  /// Positions at fractions of a container that is not at the root's origin.
  func test_V03_locationMultipliers() {
    onMainActor {
      let root = root(400, 300)
      let day = View().placed(in: root)
      let (bar, dot) = (View().placed(in: day), View().placed(in: day))
      let (p, q) = (View().placed(in: day), View().placed(in: day))
      day.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(50)
        make.top.equalToSuperview().offset(30)
        make.size.equalTo(CGSize(width: 240, height: 100))
      }
      bar.snp.makeConstraints { make in
        make.left.equalTo(day.snp.right).multipliedBy(0.25)
        make.right.equalTo(day.snp.right).multipliedBy(0.6)
        make.top.equalTo(day)
        make.height.equalTo(20)
      }
      dot.snp.makeConstraints { make in
        make.centerX.equalTo(day.snp.centerX).multipliedBy(1.0 / 3)
        make.centerY.equalTo(day.snp.centerY).multipliedBy(1.5)
        make.size.equalTo(CGSize(width: 20, height: 10))
      }
      p.snp.makeConstraints { make in
        make.left.equalTo(10)
        make.top.equalTo(40)
        make.size.equalTo(CGSize(width: 30, height: 10))
      }
      q.snp.makeConstraints { make in
        make.left.equalTo(p.snp.right).multipliedBy(2)
        make.top.equalTo(p)
        make.size.equalTo(5)
      }
      root.layoutIfNeeded()
      assertEqual(day.frame, 50, 30, 240, 100)
      // 240 · 0.25 = 60, 240 · 0.6 = 144.
      assertEqual(bar.frame, 60, 0, 84, 20)
      // Centre (120 / 3, 50 · 1.5).
      assertEqual(dot.frame, 30, 70, 20, 10)
      // (10 + 30) · 2 = 80.
      assertEqual(q.frame, 80, 40, 5, 5)
    }
  }

  /// A header moved a hundred times by its offset.
  func test_V05_updateOffset() {
    onMainActor {
      let root = root(320, 480)
      let header = View().placed(in: root)
      header.snp.makeConstraints { make in
        make.width.equalToSuperview()
        make.height.equalTo(80)
        make.top.equalToSuperview().offset(0)
        make.left.equalToSuperview()
      }
      let reports = ReportRecorder.collect {
        for step in 1...100 {
          header.snp.updateConstraints { $0.top.equalToSuperview().offset(CGFloat(step) * 1.83) }
          root.layoutIfNeeded()
        }
      }
      assertEqual(header.frame, 0, 183, 320, 80)
      XCTAssertEqual(root.constraints.count + header.constraints.count, 4)
      XCTAssertEqual(header.snp.layoutConstraints.count, 4)
      XCTAssertEqual(reports.reports, [])
    }
  }

  /// "At least this far in" by one inequality on all edges, and by one for each side.
  func test_V07_inequalitiesWithInsets() {
    onMainActor {
      let insets = ConstraintInsets(top: 24, left: 8, bottom: 24, right: 8)
      let root = root(200, 100)
      let label = Box(60, 20).placed(in: root)
      label.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.edges.greaterThanOrEqualToSuperview().inset(insets)
      }
      root.layoutIfNeeded()
      // Literally: right ≥ 200 − 8 and bottom ≥ 100 − 24, mirrored by the centre.
      assertEqual(label.frame, 8, 24, 184, 52)
      label.snp.remakeConstraints { make in
        make.center.equalToSuperview()
        make.left.top.greaterThanOrEqualToSuperview().inset(insets)
        make.right.bottom.lessThanOrEqualToSuperview().inset(insets)
      }
      root.layoutIfNeeded()
      // Its own size, centred: (200 − 60) / 2, (100 − 20) / 2.
      assertEqual(label.frame, 70, 40, 60, 20)
    }
  }

  /// An offset moves all edges, an inset shrinks; sizes from a `CGSize`.
  func test_V09_compositesAndSizes() {
    onMainActor {
      let root = root(300, 200)
      let (a, b) = (View().placed(in: root), View().placed(in: root))
      a.snp.makeConstraints { make in
        make.top.equalTo(root).offset(20)
        make.left.equalTo(root).offset(20)
        make.bottom.equalTo(root).offset(20)
        make.right.equalTo(root).offset(20)
      }
      b.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
      root.layoutIfNeeded()
      assertEqual(a.frame, 20, 20, 300, 200)
      assertEqual(b.frame, 20, 20, 260, 160)
      let small = View(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let c = View().placed(in: small)
      c.snp.makeConstraints { make in
        make.top.right.equalToSuperview().inset(7)
        make.size.equalTo(CGSize(width: 15, height: 15))
      }
      small.layoutIfNeeded()
      // 100 − 7 − 15 = 78.
      assertEqual(c.frame, 78, 7, 15, 15)
    }
  }

  /// Offsets and insets on leading and trailing, in both directions.
  func test_V11_insetsInBothDirections() {
    onMainActor {
      for isRightToLeft in [true, false] {
        let root = root(320, 100)
        root.baseLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let (a, b, c) = (View().placed(in: root), View().placed(in: root), View().placed(in: root))
        for view in [a, b, c] {
          view.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.height.equalTo(10)
          }
        }
        a.snp.makeConstraints { make in
          make.leading.equalToSuperview().offset(16)
          make.width.equalTo(100)
        }
        b.snp.makeConstraints {
          $0.leading.trailing.equalToSuperview().inset(ConstraintInsets(top: 0, left: 30, bottom: 0, right: 10))
        }
        c.snp.makeConstraints {
          $0.leading.trailing.equalToSuperview()
            .inset(ConstraintDirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
        }
        root.layoutIfNeeded()
        if isRightToLeft {
          // 320 − 16 − 100 = 204; physical sides kept; leading is the right side: 10 to 320 − 30.
          assertEqual(a.frame, 204, 0, 100, 10)
          assertEqual(b.frame, 30, 0, 280, 10)
          assertEqual(c.frame, 10, 0, 280, 10)
        } else {
          assertEqual(a.frame, 16, 0, 100, 10)
          assertEqual(b.frame, 30, 0, 280, 10)
          assertEqual(c.frame, 30, 0, 280, 10)
        }
      }
    }
  }

  /// The same tree, turned round after it was laid out.
  func test_V11_directionChangesAfterLayout() {
    onMainActor {
      let root = root(320, 100)
      let view = View().placed(in: root)
      view.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
          .inset(ConstraintDirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
        make.top.equalToSuperview()
        make.height.equalTo(10)
      }
      let edges = View().placed(in: root)
      edges.snp.makeConstraints {
        $0.edges.equalToSuperview().inset(ConstraintDirectionalInsets(top: 1, leading: 30, bottom: 2, trailing: 10))
      }
      root.layoutIfNeeded()
      assertEqual(view.frame, 30, 0, 280, 10)
      assertEqual(edges.frame, 30, 1, 280, 97)
      view.semanticContentAttribute = .forceRightToLeft
      edges.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      assertEqual(view.frame, 10, 0, 280, 10)
      // Directional insets on physical edges: left is trailing now.
      assertEqual(edges.frame, 10, 1, 280, 97)
      view.semanticContentAttribute = .unspecified
      edges.semanticContentAttribute = .unspecified
      root.layoutIfNeeded()
      assertEqual(view.frame, 30, 0, 280, 10)
      assertEqual(edges.frame, 30, 1, 280, 97)
    }
  }

  /// Constraints made too early, and to a cousin.
  func test_V13_ancestors() {
    onMainActor {
      let root = root(300, 200)
      let box = View()
      box.snp.makeConstraints { $0.size.equalTo(50) }
      let reports = ReportRecorder.collect { box.snp.makeConstraints { $0.center.equalTo(root) } }
      XCTAssertEqual(reports.issues.count, 1)
      guard case .noCommonAncestor? = reports.kinds.first else { return XCTFail("\(reports.reports)") }
      root.addSubview(box)
      box.snp.makeConstraints { $0.center.equalTo(root) }
      root.layoutIfNeeded()
      assertEqual(box.frame, 125, 75, 50, 50)
      XCTAssertEqual(root.constraints.count, 2)
      XCTAssertEqual(box.constraints.count, 2)
      XCTAssertEqual(box.snp.layoutConstraints.count, 4)

      let (outerA, outerB) = (View().placed(in: root), View().placed(in: root))
      let (a, b) = (View().placed(in: outerA), View().placed(in: outerB))
      for (view, x, y) in [(outerA, 10, 20), (outerB, 200, 50)] {
        view.snp.makeConstraints { make in
          make.left.equalTo(x)
          make.top.equalTo(y)
          make.width.equalTo(150)
          make.height.equalTo(100)
        }
      }
      a.snp.makeConstraints { make in
        make.left.equalTo(15)
        make.top.equalTo(5)
        make.width.equalTo(30)
        make.height.equalTo(10)
      }
      b.snp.makeConstraints { make in
        make.left.equalTo(a.snp.right).offset(170)
        make.top.equalTo(a.snp.bottom).offset(30)
        make.size.equalTo(20)
      }
      root.layoutIfNeeded()
      // In the root: x 10 + 15 + 30 + 170 = 225, less B's 200; y 20 + 5 + 10 + 30 = 65, less B's 50.
      assertEqual(b.frame, 25, 15, 20, 20)
    }
  }

  /// Five points in from the bottom right.
  func test_V36_fromTheBottomRight() {
    onMainActor {
      let root = root(480, 272)
      let button = View().placed(in: root)
      button.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 80, height: 24))
        make.trailing.equalToSuperview().offset(-5)
        make.bottom.equalToSuperview().offset(-5)
      }
      root.layoutIfNeeded()
      // 480 − 5 − 80, 272 − 5 − 24.
      assertEqual(button.frame, 395, 243, 80, 24)
    }
  }

  /// Numbers that are none are refused; the rest is laid out.
  func test_V42_numbersThatAreNotFinite() {
    onMainActor {
      let root = root(200, 100)
      let bar = View().placed(in: root, named: "bar")
      let tip = View().placed(in: root, named: "tip")
      let wide = View().placed(in: root, named: "wide")
      let ok = View().placed(in: root, named: "ok")
      let reports = ReportRecorder.collect {
        bar.snp.makeConstraints { make in
          make.width.equalTo(CGFloat.nan)
          make.height.equalTo(4)
        }
        tip.snp.makeConstraints { $0.bottom.equalToSuperview().offset(CGFloat.infinity) }
        wide.snp.makeConstraints { $0.width.equalTo(root).multipliedBy(CGFloat.nan) }
        ok.snp.makeConstraints { make in
          make.left.top.equalTo(10)
          make.size.equalTo(20)
        }
        root.layoutIfNeeded()
      }
      let expected: [(name: String, property: String, value: NonFiniteValue)] = [
        ("bar.width", "constant", .notANumber), ("tip.bottom", "constant", .infinity),
        ("wide.width", "multiplier", .notANumber),
      ]
      XCTAssertEqual(reports.kinds.count, 3)
      for (kind, (name, property, value)) in zip(reports.kinds, expected) {
        guard case .notFinite(property, value, let subject) = kind else { return XCTFail("\(kind)") }
        XCTAssertTrue(subject.contains(name), subject)
      }
      assertEqual(ok.frame, 10, 10, 20, 20)
      XCTAssertEqual(bar.frame.height, 4)
      for view in root.subviews {
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(view.frame)")
      }
    }
  }
}
