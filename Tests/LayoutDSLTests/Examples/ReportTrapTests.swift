import Foundation
import LayoutDSL
import XCTest

/// What rewrites of Auto Layout get wrong about what is refused and what is told, one test a trap. Where this library departs
/// from UIKit on purpose, the test says how.
final class ReportTrapTests: XCTestCase {
  func test_trap10_illegalPairs() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(100, 100)
        let box = Box(10, 10)
        root.addSubview(box)
        for (first, second) in [(.leading, .left), (.top, .height)]
          as [(AttributeConstraint.Attribute, AttributeConstraint.Attribute)]
        {
          XCTAssertFalse(relate(box, first, to: root, second).isActive)
        }
        XCTAssertFalse(relate(box, .top, plus: 20).isActive)
      }
    }
    XCTAssertEqual(recorder.issues.count, 3)
    XCTAssertEqual(recorder.reports.count, 3)
  }

  /// UIKit raises; here the priority crosses, the layout follows and a hint says so.
  func test_trap11_requiredMayBecomeOptional() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(1000, 100)
        let box = Box()
        root.addSubview(box)
        let width = relate(box, .width, plus: 100)
        relate(box, .width, plus: 160, at: 500)
        root.layoutIfNeeded()
        width.priority = .defaultLow
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 160)
      }
    }
    XCTAssertEqual(recorder.hints.count, 1)
    XCTAssertEqual(recorder.reports.count, 1)
  }

  func test_trap12_activatingAListIsNotAllOrNothing() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(100, 100)
        let box = Box()
        root.addSubview(box)
        let good = box.widthAnchor.constraint(equalToConstant: 10)
        let bad = box.leftAnchor.constraint(equalTo: View().leftAnchor)
        let other = box.heightAnchor.constraint(equalToConstant: 20)
        AttributeConstraint.activate([good, bad, other])
        // UIKit stops at the bad one with an exception; here only that one is left out.
        XCTAssertEqual([good.isActive, bad.isActive, other.isActive], [true, false, true])
      }
    }
    XCTAssertEqual(recorder.issues.count, 1)
  }

  func test_trap16_whatIsBrokenStaysActiveAndComesBack() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(1000, 100)
        let box = Box()
        root.addSubview(box)
        let first = relate(box, .width, plus: 100)
        let second = relate(box, .width, plus: 200)
        root.layoutIfNeeded()
        XCTAssertTrue(second.isActive)
        XCTAssertEqual(box.constraints.count, 2)
        XCTAssertEqual(box.frame.width, 100)
        first.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 200)
      }
    }
    XCTAssertEqual(recorder.conflicts.count, 1)
  }

  /// UIKit raises where a constraint cannot be active; here that is an issue, and a contradiction a report of its own kind.
  func test_trap34_nothingIsRaised() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(100, 100)
        let (box, stranger) = (Box(10, 10), Box(10, 10))
        root.addSubview(box)
        relate(box, .left, to: stranger)
        relate(box, .width, plus: 20)
        relate(box, .width, plus: 30)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 20)
      }
    }
    XCTAssertEqual(recorder.issues.count, 1)
    XCTAssertEqual(recorder.conflicts.count, 1)
  }

  /// `[V]-(8)-|` is the spelling of the superview's edge first, the other one prints as an equation.
  func test_trap35_oneSpellingPrintsAsAPicture() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(100, 100)
        let box = Box()
        root.addSubview(box)
        relate(root, .trailing, to: box, plus: 8)
        relate(box, .trailing, to: root, plus: -9)
        root.layoutIfNeeded()
      }
    }
    let text = recorder.conflicts.first?.consoleText ?? ""
    XCTAssertTrue(text.contains("-(8)-|"), text)
    XCTAssertTrue(text.contains(".trailing - 9"), text)
    XCTAssertFalse(text.contains("-(9)-|"), text)
  }

  func test_trap36_ambiguityIsNotReportedUnasked() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(100, 100)
        let box = Box()
        root.addSubview(box)
        relate(box, .width, .greaterThanOrEqual, plus: 24)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 24)
        XCTAssertTrue(box.hasAmbiguousLayout)
      }
    }
    XCTAssertEqual(recorder.reports, [])
  }

  /// UIKit tells of a contradiction while a constraint is activated, here it is told with the pass that meets it; what is
  /// made up for before it is never told.
  func test_trap37_contradictionsAreToldByThePass() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(1000, 100)
        let box = Box()
        root.addSubview(box)
        let first = relate(box, .width, plus: 100)
        relate(box, .width, plus: 200)
        XCTAssertEqual(recorder.reports, [])
        first.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports, [])
        first.isActive = true
        XCTAssertEqual(recorder.reports, [])
        root.layoutIfNeeded()
      }
    }
    XCTAssertEqual(recorder.conflicts.count, 1)
  }
}
