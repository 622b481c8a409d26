import Foundation
import LayoutDSL
import XCTest

/// A free column of boxes 100 wide.
#if MainActorViews
  @MainActor
#endif
private func column(_ heights: CGFloat...) -> (root: View, stack: StackView) {
  let root = makeRoot(400, 800)
  let stack = StackView(arrangedSubviews: heights.map { Box(100, $0) })
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack)
  relate(stack, .left, to: root)
  relate(stack, .top, to: root)
  root.layoutIfNeeded()
  return (root, stack)
}

/// The constraints that are there before and after a change, and how many there are of the others.
#if MainActorViews
  @MainActor
#endif
private func difference(_ stack: StackView, _ root: View, _ change: () -> Void) -> (kept: Int, gone: Int, new: Int) {
  let before = Set(stack.constraints.map(ObjectIdentifier.init))
  let held = stack.constraints  // So that no address is used again.
  change()
  root.layoutIfNeeded()
  let after = Set(stack.constraints.map(ObjectIdentifier.init))
  XCTAssertGreaterThanOrEqual(held.count, before.count)
  return (
    before.intersection(after).count, before.subtracting(after).count, after.subtracting(before).count
  )
}

/// What happens to a stack that is on screen already.
final class StackChangeTests: XCTestCase {
  func test_E71_sizeFollowsWhatIsArranged() {
    onMainActor {
      let (root, stack) = column(20, 40)
      XCTAssertEqual(stack.frame.size, CGSize(width: 100, height: 60))
      stack.spacing = 20
      root.layoutIfNeeded()
      XCTAssertEqual(stack.frame.height, 80)
      stack.spacing = 50
      root.layoutIfNeeded()
      XCTAssertEqual(stack.frame.height, 110)
    }
    // 20 + 30 + 40 without one of them.
    for (index, height) in [(0, 70), (1, 60), (2, 50)] as [(Int, CGFloat)] {
      onMainActor {
        let (root, stack) = column(20, 30, 40)
        XCTAssertEqual(stack.frame.height, 90)
        let view = stack.arrangedSubviews[index]
        stack.removeArrangedSubview(view)
        view.isHidden = true  // It is still a subview.
        root.layoutIfNeeded()
        XCTAssertTrue(view.superview === stack)
        XCTAssertEqual(stack.frame.height, height)
      }
    }
    onMainActor {
      let (root, stack) = column(20, 30, 40)
      let old = stack.arrangedSubviews
      stack.insertArrangedSubview(Box(100, 40), at: 0)
      root.layoutIfNeeded()
      XCTAssertEqual(stack.frame.height, 130)
      XCTAssertEqual(old[0].frame.minY, 40)
    }
    onMainActor {
      let (root, stack) = column(20, 30, 40)
      let old = stack.arrangedSubviews
      stack.insertArrangedSubview(Box(100, 40), at: 1)
      root.layoutIfNeeded()
      XCTAssertEqual(old[1].frame.minY, 60)
    }
  }

  func test_E74_hidingAndShowing() {
    onMainActor {
      let (root, stack) = column(20, 30, 40)
      let views = stack.arrangedSubviews
      let height = { (hidden: [Int]) -> CGFloat in
        for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
        root.layoutIfNeeded()
        return stack.frame.height
      }
      XCTAssertEqual(height([0]), 70)
      XCTAssertEqual(views[1].frame.minY, 0)
      XCTAssertEqual(height([0, 1]), 40)
      XCTAssertEqual(views[2].frame.minY, 0)
      XCTAssertEqual(height([0, 1, 2]), 0)
      XCTAssertEqual(height([1]), 60)
      XCTAssertEqual(height([]), 90)
    }
  }

  func test_E75_margins() {
    onMainActor {
      let root = makeRoot(400, 800)
      let stack = StackView(arrangedSubviews: [Box(100, 100), Box(100, 100), Box(100, 100)])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      root.addSubview(stack)
      relate(stack, .left, to: root)
      relate(stack, .top, to: root)
      root.layoutIfNeeded()
      XCTAssertEqual(stack.frame.size, CGSize(width: 160, height: 340))
      for (view, y) in zip(stack.arrangedSubviews, [10, 110, 210] as [CGFloat]) {
        assertEqual(view.frame, 20, y, 100, 100)
      }
      stack.isLayoutMarginsRelativeArrangement = false
      root.layoutIfNeeded()
      XCTAssertEqual(stack.frame.size, CGSize(width: 100, height: 300))
    }
  }

  func test_E83_hidingAViewWithAWidthOfItsOwn() {
    onMainActor {
      let root = makeRoot(400, 100)
      let (wide, other) = (Box(50, 10), Box(70, 10))
      let stack = StackView(arrangedSubviews: [wide, other])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      relate(stack, .left, to: root)
      relate(stack, .top, to: root)
      let recorder = ReportRecorder()
      recorder.during {
        relate(wide, .width, plus: 120).identifier = "mine"
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports, [])
        XCTAssertEqual(stack.frame.width, 190)
        wide.isHidden = true
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["mine"])
      XCTAssertEqual(recorder.conflicts.first?.contradicting.map(\.label), ["UISV-hiding"])
      XCTAssertEqual(wide.frame.width, 0)
      XCTAssertEqual(stack.frame.width, 70)
    }
  }

  func test_E83_aWishToHideYields() {
    onMainActor {
      let root = makeRoot(400, 100)
      let box = Box(50, 10)
      root.addSubview(box)
      let recorder = ReportRecorder()
      recorder.during {
        relate(box, .width, plus: 0, at: 999.999)
        relate(box, .width, plus: 120)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.reports, [])
      XCTAssertEqual(box.frame.width, 120)
    }
  }

  func testChangesTouchOnlyWhatTheyAffect() {
    onMainActor {
      let (root, stack) = column(20, 30, 40, 50)
      // 2 + 3 along and 2 + 6 across.
      XCTAssertEqual(stack.constraints.count, 13)
      let spacing = difference(stack, root) { stack.spacing = 7 }
      XCTAssertEqual([spacing.kept, spacing.gone, spacing.new], [13, 0, 0])
      XCTAssertEqual(stack.frame.height, 161)
      let custom = difference(stack, root) { stack.setCustomSpacing(1, after: stack.arrangedSubviews[1]) }
      XCTAssertEqual([custom.kept, custom.gone, custom.new], [13, 0, 0])
      XCTAssertEqual(stack.frame.height, 155)
      // Hiding the second: both gaps around it go, one comes, and a place to stand. Its length is
      // held by itself.
      let hidden = difference(stack, root) { stack.arrangedSubviews[1].isHidden = true }
      XCTAssertEqual([hidden.kept, hidden.gone, hidden.new], [11, 2, 2])
      let shown = difference(stack, root) { stack.arrangedSubviews[1].isHidden = false }
      XCTAssertEqual([shown.kept, shown.gone, shown.new], [11, 2, 2])
      // One more at the end: its gap, two ties, and the stack ends with another view.
      let added = difference(stack, root) { stack.addArrangedSubview(Box(10, 10)) }
      XCTAssertEqual([added.kept, added.gone, added.new], [12, 1, 4])
    }
  }

  func testMovingTakingOutAndPuttingBack() {
    onMainActor {
      let (root, stack) = column(20, 30, 40)
      let views = stack.arrangedSubviews
      stack.insertArrangedSubview(views[2], at: 0)
      root.layoutIfNeeded()
      XCTAssertEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
      XCTAssertEqual(views.map(\.frame.minY), [40, 60, 0])
      stack.addArrangedSubview(views[2])
      root.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minY), [0, 20, 50])
      views[1].removeFromSuperview()
      root.layoutIfNeeded()
      XCTAssertEqual(stack.arrangedSubviews, [views[0], views[2]])
      XCTAssertEqual(stack.frame.height, 60)
      stack.insertArrangedSubview(views[1], at: 1)
      root.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minY), [0, 20, 50])
      // Another stack takes it.
      let other = StackView(arrangedSubviews: [views[0]])
      root.layoutIfNeeded()
      XCTAssertEqual(stack.arrangedSubviews, [views[1], views[2]])
      XCTAssertEqual(other.arrangedSubviews, [views[0]])
      XCTAssertEqual(views[1].frame.minY, 0)
    }
  }

  func testTheFirstIsStretchedHoweverTheyWereAdded() {
    onMainActor {
      let root = makeRoot(400, 100)
      let (first, second, third) = (Box(50, 10), Box(60, 10), Box(70, 10))
      let stack = StackView(arrangedSubviews: [third])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      pin(stack, to: root)
      root.layoutIfNeeded()
      stack.insertArrangedSubview(second, at: 0)
      stack.insertArrangedSubview(first, at: 0)
      root.layoutIfNeeded()
      XCTAssertEqual([first, second, third].map(\.frame.width), [270, 60, 70])
      stack.insertArrangedSubview(third, at: 0)
      root.layoutIfNeeded()
      XCTAssertEqual([first, second, third].map(\.frame.width), [50, 60, 290])
    }
  }

  func testPlacesAndNumbersThatMakeNoSense() {
    onMainActor {
      let (root, stack) = column(20, 30)
      let recorder = ReportRecorder()
      let box = Box(100, 5)
      recorder.during {
        stack.insertArrangedSubview(box, at: 9)
        stack.spacing = .nan
        stack.setCustomSpacing(.infinity, after: box)
        stack.setCustomSpacing(4, after: Box())
        stack.addArrangedSubview(root)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.kinds.count, 4)
      XCTAssertEqual(recorder.kinds.first, .badIndex(9, count: 2, subject: stack.reportName))
      XCTAssertEqual(stack.spacing, 0)
      XCTAssertEqual(stack.customSpacing(after: box), StackView.spacingUseDefault)
      XCTAssertEqual(stack.arrangedSubviews.last, box)
      XCTAssertEqual(stack.frame.height, 55)
    }
  }
}
