import Foundation
import LayoutDSL
import XCTest

final class ConflictTests: XCTestCase {
  func test_theLatestIsBrokenAndNamed() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      view.layoutLabel = "title"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .width, plus: 100)
        let broken = relate(view, .width, plus: 200)
        broken.identifier = "wide"
        let line = UInt(#line) - 2
        root.layoutIfNeeded()
        XCTAssertEqual(
          recorder.conflicts.map(\.broken),
          [ConstraintSummary(equation: "title.width == 200", label: "wide", file: #fileID, line: line)])
        XCTAssertEqual(
          recorder.conflicts.map(\.contradicting),
          [[ConstraintSummary(equation: "title.width == 100", label: nil, file: #fileID, line: line - 1)]])
        // It is still there.
        XCTAssertTrue(broken.isActive)
        XCTAssertEqual(view.constraints.count, 2)
      }
      assertEqual(view.frame, 0, 0, 100, 0)
    }
  }

  func test_toldOnceUntilItNoLongerHolds() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        let first = relate(view, .width, plus: 100)
        relate(view, .width, plus: 200)
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports.count, 1)
        root.frame.size.width = 200
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports.count, 1)
        // Without the first the second takes effect by itself.
        first.isActive = false
        root.layoutIfNeeded()
        assertEqual(view.frame.width, 200)
        XCTAssertEqual(recorder.reports.count, 1)
        // Now the first is the latest.
        first.isActive = true
        root.layoutIfNeeded()
        assertEqual(view.frame.width, 200)
        XCTAssertEqual(recorder.reports.count, 2)
        first.constant = 200
        root.layoutIfNeeded()
        first.constant = 100
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports.count, 3)
        assertEqual(view.frame.width, 200)
      }
    }
  }

  func test_theOrderIsThatOfActivationWhereverConstraintsAreHeld() {
    onMainActor {
      for widthFirst in [true, false] {
        let root = makeRoot(300, 100)
        let view = Box()
        root.addSubview(view)
        let recorder = ReportRecorder()
        recorder.during {
          // The width is held by the view, the edges by the root.
          if widthFirst { relate(view, .width, plus: 100).identifier = "width" }
          relate(view, .left, to: root).identifier = "left"
          relate(view, .right, to: root).identifier = "right"
          if !widthFirst { relate(view, .width, plus: 100).identifier = "width" }
          root.layoutIfNeeded()
        }
        XCTAssertEqual(recorder.conflicts.map(\.broken.label), [widthFirst ? "right" : "width"])
        assertEqual(view.frame, 0, 0, widthFirst ? 100 : 300, 0)
      }
    }
  }

  func test_framesByMaskOutrankWhatUsersAsk() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.layoutLabel = "root"
      let view = View()
      view.layoutLabel = "view"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .width, plus: 40)
        // Set after the constraint, and yet not the one to yield.
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.equation), ["view.width == 40"])
      XCTAssertEqual(
        recorder.conflicts.first?.contradicting.map(\.equation), ["view.width == 50 (autoresizing mask)"])
      XCTAssertEqual(recorder.conflicts.first?.contradicting.map(\.file), [nil])
      assertEqual(view.frame, 10, 10, 50, 20)
    }
  }

  func test_framesByMaskOutrankEvenWhenTheyComeLater() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      view.layoutLabel = "view"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .width, plus: 40)
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports, [])
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.equation), ["view.width == 40"])
      assertEqual(view.frame, 10, 10, 50, 20)
    }
  }

  func test_theSizeOfTheRootOutranksEverything() {
    onMainActor {
      let window = Window(size: CGSize(width: 300, height: 100))
      window.layoutLabel = "window"
      let recorder = ReportRecorder()
      recorder.during {
        window.translatesAutoresizingMaskIntoConstraints = false
        relate(window, .width, plus: 40)
        window.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.equation), ["window.width == 40"])
      assertEqual(window.frame, 0, 0, 300, 100)
    }
  }

  func test_rootAtSizeZeroBeforeItsRealSize() {
    onMainActor {
      for priority in [999, 1000] as [Float] {
        let root = makeRoot(0, 0)
        let label = Box(80, 20)
        root.addSubview(label)
        let recorder = ReportRecorder()
        recorder.during {
          relate(label, .left, to: root, plus: 15)
          relate(label, .right, to: root, plus: -15, at: priority)
          relate(label, .centerY, to: root)
          root.layoutIfNeeded()
          // 15 to -15 does not go; 999 leaves the width at 0.
          XCTAssertEqual(recorder.conflicts.count, priority == 1000 ? 1 : 0)
          if priority == 999 { assertEqual(label.frame, 15, -10, 0, 20) }
          root.frame.size = CGSize(width: 320, height: 44)
          root.layoutIfNeeded()
        }
        XCTAssertEqual(recorder.reports.count, priority == 1000 ? 1 : 0)
        // 320 - 30, and 22 - 10.
        assertEqual(label.frame, 15, 12, 290, 20)
      }
    }
  }

  func test_contentThatInsists() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box(50, 10)
      view.layoutLabel = "view"
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .width, .lessThanOrEqual, plus: 40)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.equation), ["view.width <= 40"])
      XCTAssertEqual(
        recorder.conflicts.first?.contradicting.map(\.equation), ["view.width >= 50 (compression resistance)"])
      assertEqual(view.frame.width, 50)
    }
  }

  func test_conflictsOfARowThatIsTooFull() {
    onMainActor {
      for priority in [1000, 999] as [Float] {
        let root = makeRoot(194, 40)
        let icon = Box()
        let text = Box()
        root.adding(icon, text)
        let recorder = ReportRecorder()
        recorder.during {
          relate(icon, .left, to: root, plus: 6)
          relate(icon, .width, plus: 30)
          relate(text, .left, to: icon, .right, plus: 3)
          relate(text, .right, to: root, plus: -8)
          relate(text, .width, .greaterThanOrEqual, plus: 152, at: priority)
          root.layoutIfNeeded()
        }
        // 6 + 30 + 3 + 152 + 8 = 199; without the wish 194 - 39 - 8 = 147 is left.
        XCTAssertEqual(recorder.conflicts.count, priority == 1000 ? 1 : 0)
        assertEqual(text.frame, 39, 0, 147, 0)
      }
    }
  }
}
