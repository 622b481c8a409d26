import Foundation
import LayoutDSL
import LayoutKernel
import XCTest

/// A pass looks only at what changed, however large the tree is.
final class WorkTests: XCTestCase {
  func test_aPassTouchesOnlyWhatChangesInALargeTree() {
    onMainActor {
      let tree = LargeTree()
      tree.root.layoutIfNeeded()
      XCTAssertEqual(tree.frames().count, 10_001)

      // The title is wider and the detail further right: two frames, two values. The row is laid out as its contents
      // moved, the title as its size did. On the way down from the root are the section, the row and the title, once for
      // constraints and once for layout; what enters is asked of the root alone.
      let title = tree.titles[1000]
      let text = assertTouchesOnlyChanges(tree, at: title, "text") { title.text = "A longer title" }
      XCTAssertEqual(text, LayoutWork(visits: 9, layouts: 2, placements: 2, valuesRead: 2, solverChanges: 4))

      // Title and detail move by 5: two frames, two values, and nobody's size.
      let constant = assertTouchesOnlyChanges(tree, at: title, "constant") { tree.leadings[970].constant += 5 }
      XCTAssertEqual(constant, LayoutWork(visits: 5, layouts: 1, placements: 2, valuesRead: 2, solverChanges: 1))

      let arranged = tree.titles[32]
      assertTouchesOnlyChanges(tree, at: arranged, "hidden in a stack") { arranged.isHidden = true }
      XCTAssertEqual(tree.details[32].frame.minX, 0)
      assertTouchesOnlyChanges(tree, at: arranged, "shown in a stack") { arranged.isHidden = false }
      let hidden = assertTouchesOnlyChanges(tree, at: title, "hidden elsewhere") { title.isHidden = true }
      XCTAssertEqual(hidden.placements, 0)

      let extra = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      assertTouchesOnlyChanges(tree, at: title, "added") { title.superview?.addSubview(extra) }
      assertTouchesOnlyChanges(tree, at: title, "removed") { extra.removeFromSuperview() }
    }
  }

  func test_aMovedContainerDoesNotTouchWhatIsInIt() {
    onMainActor {
      let root = makeRoot(400, 100_000)
      let box = Box()
      root.addSubview(box)
      for number in 0..<1000 {
        box.addSubview(View(frame: CGRect(x: 0, y: CGFloat(number) * 10, width: 10, height: 10)))
      }
      size(box, 100, 10_000)
      relate(box, .left, to: root)
      let top = relate(box, .top, to: root)
      root.layoutIfNeeded()
      guard let engine = root.engine as? TreeEngine else { return XCTFail("no engine") }
      let before = engine.work
      top.constant = 7
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.minY, 7)
      // The root is asked for constraints, for entries and for layout; the box keeps its size.
      let work = engine.work - before
      XCTAssertEqual(work, LayoutWork(visits: 3, layouts: 1, placements: 1, valuesRead: 1, solverChanges: 1))
    }
  }

  func test_everythingIsPlacedOnceAtFirst() {
    onMainActor {
      let root = makeRoot(100, 100)
      let boxes = (0..<50).map { _ in Box(10, 10) }
      for (number, box) in boxes.enumerated() {
        root.addSubview(box)
        relate(box, .left, to: root, plus: 1)
        relate(box, .top, to: root, plus: CGFloat(number))
      }
      root.layoutIfNeeded()
      guard let engine = root.engine as? TreeEngine else { return XCTFail("no engine") }
      // The four values of each box but the top of the first, which is 0 as it was, and width and height of the root.
      XCTAssertEqual(engine.work.valuesRead, 4 * 50 - 1 + 2)
      XCTAssertEqual(engine.work.placements, 50)
      XCTAssertEqual(engine.work.layouts, 51)
      let before = engine.work
      root.layoutIfNeeded()
      XCTAssertEqual(engine.work - before, LayoutWork(visits: 2))
    }
  }
}

/// Makes a change at a view and lays out. No more is placed than what has another frame then, and no view is looked at
/// that is not around one of these or around the view the change is at.
#if MainActorViews
  @MainActor
#endif
@discardableResult private func assertTouchesOnlyChanges(
  _ tree: LargeTree, at view: View, _ name: String, line: UInt = #line, _ change: () -> Void
) -> LayoutWork {
  let old = Dictionary(uniqueKeysWithValues: tree.frames().map { (ObjectIdentifier($0.view), $0.frame) })
  let before = tree.engine.work
  let kernelBefore = tree.engine.solver.workCounters
  change()
  tree.root.layoutIfNeeded()
  let work = tree.engine.work - before
  var changed: [View] = []
  for (view, frame) in tree.frames() where old[ObjectIdentifier(view)] != frame { changed.append(view) }
  var concerned: Set<ObjectIdentifier> = []
  for view in changed + [view] {
    var current: View? = view
    while let here = current {
      concerned.insert(ObjectIdentifier(here))
      current = here.superview
    }
  }
  XCTAssertLessThanOrEqual(work.placements, changed.count, name, line: line)
  // A view that has left takes its four values along.
  XCTAssertLessThanOrEqual(work.valuesRead, 4 * max(1, changed.count), name, line: line)
  XCTAssertLessThanOrEqual(work.layouts, concerned.count, name, line: line)
  // Constraints, entry and layout, in two rounds.
  XCTAssertLessThanOrEqual(work.visits, 6 * concerned.count, name, line: line)
  let kernel = tree.engine.solver.workCounters
  XCTAssertLessThanOrEqual(kernel.visits - kernelBefore.visits, 500, name, line: line)
  return work
}
