import Foundation
import LayoutDSL
import XCTest

/// Contradictions are reported and the layout goes on without the latest of them.
final class UnsatisfiableTests: XCTestCase {
  func test_E80_insetsInNoWidth() {
    onMainActor {
      let root = makeRoot(400, 400)
      let parent = Box()
      let child = Box()
      root.addSubview(parent)
      parent.addSubview(child)
      let recorder = ReportRecorder()
      recorder.during {
        relate(parent, .width, plus: 0)
        relate(child, .leading, to: parent, plus: 5).identifier = "in front"
        relate(child, .trailing, to: parent, plus: -5).identifier = "behind"
        root.layoutIfNeeded()
      }
      // 0 = 5 + width + 5 would need a width of -10.
      XCTAssertEqual(recorder.conflicts.count, 1)
      XCTAssertEqual(recorder.conflicts.first?.broken.label, "behind")
      XCTAssertEqual(recorder.conflicts.first?.contradicting.count, 3)
      XCTAssertTrue(recorder.conflicts.first?.contradicting.contains { $0.label == "in front" } ?? false)
      assertEqual(child.frame, 5, 0, 0, 0)
    }
  }

  func test_E81_centeredInNoHeightButBelowTheTop() {
    onMainActor {
      let root = makeRoot(400, 400)
      let parent = Box()
      let child = Box()
      root.addSubview(parent)
      parent.addSubview(child)
      let recorder = ReportRecorder()
      recorder.during {
        relate(parent, .height, plus: 0)
        relate(child, .centerY, to: parent)
        relate(child, .top, .greaterThanOrEqual, to: parent, plus: 8).identifier = "below"
        root.layoutIfNeeded()
      }
      // y + height / 2 = 0 with a height of at least 0 leaves y at most 0.
      XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["below"])
      assertEqual(child.frame.midY, 0)
    }
  }

  func test_E82_chainInAFixedHeight() {
    onMainActor {
      for priority in [1000, 999] as [Float] {
        let root = makeRoot(320, 480)
        let cell = Box()
        let block = Box()
        root.addSubview(cell)
        cell.addSubview(block)
        let recorder = ReportRecorder()
        recorder.during {
          relate(cell, .height, plus: 44)
          relate(block, .top, to: cell)
          relate(block, .height, plus: 100)
          relate(block, .bottom, to: cell, at: priority).identifier = "bottom"
          root.layoutIfNeeded()
        }
        XCTAssertEqual(recorder.conflicts.map(\.broken.label), priority == 1000 ? ["bottom"] : [])
        // The content keeps its 100 and reaches 100 - 44 = 56 beyond the cell.
        assertEqual(cell.frame.height, 44)
        assertEqual(block.frame, 0, 0, 0, 100)
        assertEqual(block.frame.maxY - cell.frame.height, 56)
      }
    }
  }
}
