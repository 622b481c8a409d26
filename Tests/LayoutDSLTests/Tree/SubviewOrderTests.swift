import Foundation
import LayoutDSL
import XCTest

final class SubviewOrderTests: XCTestCase {
  func test_namesFollowThePlaceAmongTheSubviews() {
    onMainActor {
      let root = makeRoot(10, 10)
      let views = (0..<5).map { _ in View() }
      for view in views { root.addSubview(view) }
      XCTAssertEqual(names(views), [0, 1, 2, 3, 4])
      root.sendSubviewToBack(views[3])  // 3 0 1 2 4
      XCTAssertEqual(names(views), [1, 2, 3, 0, 4])
      root.exchangeSubview(at: 0, withSubviewAt: 4)  // 4 0 1 2 3
      XCTAssertEqual(names(views), [1, 2, 3, 4, 0])
      root.insertSubview(views[4], aboveSubview: views[1])  // 0 1 4 2 3
      XCTAssertEqual(names(views), [0, 1, 3, 4, 2])
      root.insertSubview(views[3], belowSubview: views[0])  // 3 0 1 4 2
      XCTAssertEqual(names(views), [1, 2, 4, 0, 3])
      root.insertSubview(views[3], at: 99)  // 0 1 4 2 3
      XCTAssertEqual(names(views), [0, 1, 3, 4, 2])
      views[1].removeFromSuperview()  // 0 4 2 3
      XCTAssertEqual(views[1].reportName, "View")
      root.insertSubview(views[1], at: 1)  // 0 1 4 2 3
      XCTAssertEqual(names(views), [0, 1, 3, 4, 2])
    }
  }

  func test_viewsOfAFreedSuperviewWaitInTheirNext() {
    onMainActor {
      let root = makeRoot(100, 100)
      let box = Box(10, 20)
      autoreleased { View().addSubview(box) }
      XCTAssertNil(box.superview)
      root.addSubview(box)
      relate(box, .left, to: root, plus: 3)
      root.layoutIfNeeded()
      assertEqual(box.frame, 3, 0, 10, 20)
    }
  }

  func test_aPassLaysOutSubviewsFromBackToFrontAlsoThoseMarkedMeanwhile() {
    onMainActor {
      let log = Caller.Log()
      let root = makeRoot(100, 100)
      let callers = (0..<4).map { Caller("\($0)", log) }
      for caller in callers { root.addSubview(caller) }
      root.layoutIfNeeded()
      log.names = []
      // The last is told by the second, within the same pass; the first in the marks round.
      callers[1].marks = [callers[3], callers[0]]
      callers[2].setNeedsLayout()
      callers[1].setNeedsLayout()
      root.layoutIfNeeded()
      XCTAssertEqual(log.names, ["1", "2", "3", "0"])
    }
  }

  func test_aPassInsideAPassLaysOutWhatTheOuterOneHasNotReached() {
    onMainActor {
      let log = Caller.Log()
      let root = makeRoot(100, 100)
      let middle = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(middle)
      let callers = (0..<3).map { Caller("\($0)", log) }
      for caller in callers { middle.addSubview(caller) }
      root.layoutIfNeeded()
      log.names = []
      for caller in callers { caller.setNeedsLayout() }
      callers[0].laysOut = middle
      root.layoutIfNeeded()
      XCTAssertEqual(log.names, ["0", "1", "2", "0 done"])
    }
  }

  func test_aSubviewTakenAwayDuringAPassIsLeftAlone() {
    onMainActor {
      let log = Caller.Log()
      let root = makeRoot(100, 100)
      let callers = (0..<3).map { Caller("\($0)", log) }
      for caller in callers { root.addSubview(caller) }
      root.layoutIfNeeded()
      log.names = []
      for caller in callers { caller.setNeedsLayout() }
      callers[0].removes = callers[1]
      root.layoutIfNeeded()
      XCTAssertEqual(log.names, ["0", "2"])
      root.addSubview(callers[1])
      root.layoutIfNeeded()
      XCTAssertEqual(log.names, ["0", "2", "1"])
    }
  }
}

/// Writes down that it is laid out, and does something then, once.
private final class Caller: View {
  final class Log {
    var names: [String] = []
  }

  let name: String
  let log: Log
  var marks: [View] = []
  var laysOut: View?
  var removes: View?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.names.append(name)
    for view in marks { view.setNeedsLayout() }
    marks = []
    removes?.removeFromSuperview()
    removes = nil
    guard let outer = laysOut else { return }
    laysOut = nil
    outer.layoutIfNeeded()
    log.names.append("\(name) done")
  }
}

#if MainActorViews
  @MainActor
#endif
private func names(_ views: [View]) -> [Int?] {
  views.map { view in view.reportName.split(separator: "[").last.flatMap { Int($0.dropLast()) } }
}

#if MainActorViews
  @MainActor
#endif
private func autoreleased(_ body: () -> Void) { body() }
