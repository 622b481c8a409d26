import Foundation
import LayoutDSL
import XCTest

/// Reported layouts that change: remaking, priorities, removal, resizing, content.
final class ReportedChangesTests: XCTestCase {
  /// Two views remade one after the other, each while the other still has its old constraints.
  func test_V15_remakeTwoViews() {
    onMainActor {
      for (blueFirst, layoutBetween) in [(true, false), (false, false), (true, true), (false, true)] {
        let root = root(600, 300)
        let blue = View().placed(in: root, named: "blue")
        let green = View().placed(in: root, named: "green")

        let blueLandscape = {
          blue.snp.remakeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalTo(green).multipliedBy(2)
          }
        }
        let greenLandscape = {
          green.snp.remakeConstraints { make in
            make.right.top.bottom.equalToSuperview()
            make.left.equalTo(blue.snp.right)
            make.width.greaterThanOrEqualTo(100)
          }
        }
        let bluePortrait = {
          blue.snp.remakeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(200)
          }
        }
        let greenPortrait = {
          green.snp.remakeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(blue.snp.bottom)
          }
        }
        let turn = { (width: CGFloat, height: CGFloat, blueStep: () -> Void, greenStep: () -> Void) in
          root.frame = CGRect(x: 0, y: 0, width: width, height: height)
          if blueFirst { blueStep() } else { greenStep() }
          // A clash on the way may be reported; it must not leave anything broken.
          if layoutBetween { _ = ReportRecorder.collect { root.layoutIfNeeded() } }
          if blueFirst { greenStep() } else { blueStep() }
          let reports = ReportRecorder.collect { root.layoutIfNeeded() }
          XCTAssertEqual(reports.conflicts, [])
        }

        turn(600, 300, blueLandscape, greenLandscape)
        assertEqual(blue.frame, 0, 0, 400, 300)
        assertEqual(green.frame, 400, 0, 200, 300)
        turn(300, 600, bluePortrait, greenPortrait)
        assertEqual(blue.frame, 0, 0, 300, 200)
        assertEqual(green.frame, 0, 200, 300, 400)
        turn(600, 300, blueLandscape, greenLandscape)
        assertEqual(blue.frame, 0, 0, 400, 300)
        assertEqual(green.frame, 400, 0, 200, 300)
      }
    }
  }

  /// Required becomes optional, and a level passes another one.
  func test_V17_changedPriorities() {
    onMainActor {
      let root = root(300, 100)
      let view = View().placed(in: root)
      var width: Constraint?
      view.snp.makeConstraints { make in
        make.left.equalToSuperview()
        width = make.width.equalTo(100).constraint
        make.width.equalTo(160).priority(500)
      }
      root.layoutIfNeeded()
      XCTAssertEqual(view.frame.width, 100, accuracy: 1e-9)
      let reports = ReportRecorder.collect {
        width?.update(priority: .low)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(view.frame.width, 160, accuracy: 1e-9)
      XCTAssertEqual(reports.hints.map(\.kind.category), [.requiredPriorityChanged])
      XCTAssertEqual(reports.reports.count, 1)

      let small = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = View().placed(in: small)
      var atMost: Constraint?
      box.snp.makeConstraints { make in
        make.left.lessThanOrEqualTo(40)
        make.left.greaterThanOrEqualTo(40).priority(500)
        atMost = make.left.lessThanOrEqualTo(20).priority(499).constraint
        make.width.equalTo(10)
      }
      for (priority, x) in [(499, 40), (501, 20), (499, 40)] as [(Int, CGFloat)] {
        atMost?.update(priority: priority)
        small.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, x, accuracy: 1e-9)
      }
    }
  }

  /// The middle one of three rows goes; the gap closes.
  func test_V19_removedSibling() {
    onMainActor {
      let root = root(200, 400)
      let (y, o, r) = (View().placed(in: root), View().placed(in: root), View().placed(in: root))
      y.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(40)
      }
      o.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(y.snp.bottom).offset(10).priority(999)
        make.height.equalTo(60)
      }
      r.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(o.snp.bottom).offset(10).priority(999)
        make.top.equalTo(y.snp.bottom).offset(10).priority(500)
        make.height.equalTo(50)
      }
      root.layoutIfNeeded()
      // 40 + 10 + 60 + 10.
      assertEqual(r.frame, 0, 120, 200, 50)
      o.removeFromSuperview()
      root.layoutIfNeeded()
      // 40 + 10.
      assertEqual(r.frame, 0, 50, 200, 50)
      root.addSubview(o)
      root.layoutIfNeeded()
      assertEqual(r.frame, 0, 50, 200, 50)
      XCTAssertEqual(o.snp.layoutConstraints.map(\.firstAttribute), [.height])
      XCTAssertEqual(r.snp.layoutConstraints.count, 4)
    }
  }

  /// Laid out before it has its real size.
  func test_V30_zeroSizeFirst() {
    onMainActor {
      let root = root(0, 0)
      let label = Box(80, 20).placed(in: root, named: "label")
      let statements = { (priority: Float) in
        label.snp.remakeConstraints { make in
          make.left.equalToSuperview().offset(15)
          make.right.equalToSuperview().offset(-15).priority(priority)
          make.centerY.equalToSuperview()
        }
      }
      statements(999)
      let optional = ReportRecorder.collect { root.layoutIfNeeded() }
      XCTAssertEqual(optional.reports, [])
      // The width cannot fall below 0, so the right edge gives way; 20 high round y = 0.
      assertEqual(label.frame, 15, -10, 0, 20)
      root.resize(320, 44)
      // 15 to 320 − 15; (44 − 20) / 2.
      assertEqual(label.frame, 15, 12, 290, 20)

      root.frame = .zero
      statements(1000)
      let required = ReportRecorder.collect { root.layoutIfNeeded() }
      // 15 > −15.
      XCTAssertEqual(required.conflicts.count, 1)
      XCTAssertTrue(required.conflicts.first?.broken.equation.contains("label.right") == true)
      XCTAssertTrue(
        [label.frame.minX, label.frame.minY, label.frame.width, label.frame.height].allSatisfy(\.isFinite))
      let resized = ReportRecorder.collect { root.resize(320, 44) }
      XCTAssertEqual(resized.reports, [])
      assertEqual(label.frame, 15, 12, 290, 20)
    }
  }

  /// As wide as possible up to a maximum, resized back and forth.
  func test_V40_fillUpToAMaximum() {
    onMainActor {
      let root = root(400, 100)
      let view = View().placed(in: root)
      view.snp.makeConstraints { make in
        make.left.greaterThanOrEqualToSuperview().offset(32)
        make.right.lessThanOrEqualToSuperview().offset(-32)
        make.width.lessThanOrEqualTo(576)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().priority(700)
        make.top.equalToSuperview()
        make.height.equalTo(10)
      }
      for (width, x, found) in [(400, 32, 336), (1024, 224, 576), (400, 32, 336)] as [(CGFloat, CGFloat, CGFloat)] {
        root.resize(width, 100)
        // 400 − 2 · 32 = 336; (1024 − 576) / 2 = 224.
        assertEqual(view.frame, x, 0, found, 10)
      }
    }
  }

  /// A row five points too small.
  func test_V44_overfullRow() {
    onMainActor {
      let root = root(320, 44)
      let cell = View().placed(in: root, named: "cell")
      let icon = View().placed(in: cell, named: "icon")
      let text = View().placed(in: cell, named: "text")
      cell.snp.makeConstraints { make in
        make.left.top.bottom.equalToSuperview()
        make.width.equalTo(194)
      }
      icon.snp.makeConstraints { make in
        make.left.equalTo(6)
        make.width.equalTo(30)
        make.top.bottom.equalToSuperview()
      }
      text.snp.makeConstraints { make in
        make.left.equalTo(icon.snp.right).offset(3)
        make.right.equalTo(cell).offset(-8)
        make.top.bottom.equalToSuperview()
      }
      let line: UInt = #line + 3
      let reports = ReportRecorder.collect {
        text.snp.makeConstraints { make in
          make.width.greaterThanOrEqualTo(152).labeled("minimum")
        }
        root.layoutIfNeeded()
        root.layoutIfNeeded()
      }
      // 6 + 30 + 3 + 152 + 8 = 199 > 194, told once; the latest gives way.
      XCTAssertEqual(reports.conflicts.count, 1)
      XCTAssertEqual(reports.conflicts.first?.broken.label, "minimum")
      XCTAssertEqual(reports.conflicts.first?.broken.file, #fileID)
      XCTAssertEqual(reports.conflicts.first?.broken.line, line)
      for view in [cell, icon, text] { XCTAssertTrue(view.frame.width.isFinite && view.frame.minX.isFinite) }
      // 6 + 30 + 3 to 194 − 8.
      assertEqual(text.frame, 39, 0, 147, 44)

      _ = ReportRecorder.collect {
        text.snp.layoutConstraints.last?.constraint?.update(priority: 999)
      }
      let optional = ReportRecorder.collect { root.layoutIfNeeded() }
      XCTAssertEqual(optional.reports, [])
      assertEqual(text.frame, 39, 0, 147, 44)
      text.snp.remakeConstraints { make in
        make.left.equalTo(icon.snp.right).offset(3)
        make.width.greaterThanOrEqualTo(152).priority(999)
        make.right.equalTo(cell).offset(-8)
        make.top.bottom.equalToSuperview()
      }
      XCTAssertEqual(ReportRecorder.collect { root.layoutIfNeeded() }.reports, [])
      assertEqual(text.frame, 39, 0, 147, 44)
    }
  }

  /// Content that changes its size again and again.
  func test_V48_intrinsicInvalidation() {
    onMainActor {
      let root = root(200, 100)
      let dots = Box(40, 10).placed(in: root)
      dots.snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.top.equalToSuperview()
      }
      let lay = { (width: CGFloat) in
        dots.content = CGSize(width: width, height: 10)
        root.layoutIfNeeded()
      }
      lay(40)
      // (200 − 40) / 2, (200 − 70) / 2.
      assertEqual(dots.frame, 80, 0, 40, 10)
      // Rows only change their constants; none is ever added.
      let rows = (root.engine as? TreeEngine)?.solver.additions
      lay(70)
      assertEqual(dots.frame, 65, 0, 70, 10)
      var seed: UInt64 = 48
      for _ in 0..<1000 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let width = CGFloat(seed >> 33 % 1000) / 10
        lay(width)
        assertEqual(dots.frame, 100 - width / 2, 0, width, 10, accuracy: 1e-6)
      }
      lay(40)
      assertEqual(dots.frame, 80, 0, 40, 10, accuracy: 1e-6)
      XCTAssertNotNil(rows)
      XCTAssertEqual((root.engine as? TreeEngine)?.solver.additions, rows)
      XCTAssertEqual(root.constraints.count, 2)
      XCTAssertEqual(dots.constraints.count, 0)
    }
  }

  /// An update for which there is nothing to update, and one before there is anything.
  func test_V50_unknownUpdate() {
    onMainActor {
      let root = root(200, 100)
      let v = View().placed(in: root, named: "v")
      let w = View().placed(in: root, named: "w")
      v.snp.makeConstraints { make in
        make.left.equalTo(10)
        make.top.equalTo(10)
        make.size.equalTo(20)
      }
      root.layoutIfNeeded()
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        v.snp.updateConstraints { $0.right.equalToSuperview() }
      }
      guard case .unmatchedUpdate(let update)? = reports.kinds.first else { return XCTFail("\(reports.reports)") }
      XCTAssertEqual(reports.reports.count, 1)
      XCTAssertEqual(reports.issues.first?.file, #fileID)
      XCTAssertEqual(reports.issues.first?.line, line)
      XCTAssertTrue(update.wanted.contains("v.right"), update.wanted)
      XCTAssertTrue(update.nearest?.contains("v.left == root.left + 10") == true, update.nearest ?? "none")
      XCTAssertEqual(update.differing, ["firstAttribute", "secondAttribute"])
      w.snp.updateConstraints { make in
        make.left.equalTo(5)
        make.top.equalTo(5)
        make.size.equalTo(8)
      }
      root.layoutIfNeeded()
      assertEqual(v.frame, 10, 10, 20, 20)
      assertEqual(w.frame, 5, 5, 8, 8)
    }
  }
}
