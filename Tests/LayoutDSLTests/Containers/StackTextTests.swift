import Foundation
import LayoutDSL
import XCTest

#if MainActorViews
  @MainActor
#endif
private func makeLabel(_ text: String, size: CGFloat = 20.48, lines: Int = 1) -> Label {
  let label = Label()
  label.font = .systemFont(ofSize: size)
  label.numberOfLines = lines
  label.text = text
  return label
}

/// A root whose characters are 10 wide; a line of 20.48 points is 24.44 high with its baseline 19.5 below its top, one of
/// 40.96 points 48.88 and 39.
#if MainActorViews
  @MainActor
#endif
private func makeTextRoot(_ width: CGFloat, _ height: CGFloat) -> View {
  let root = makeRoot(width, height)
  root.textMeasurer = TenPointCharacters()
  return root
}

#if MainActorViews
  @MainActor
#endif
private func put(_ stack: StackView, in root: View) {
  stack.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack)
  relate(stack, .left, to: root)
  relate(stack, .top, to: root)
}

/// Stacks of real texts and controls.
final class StackTextTests: XCTestCase {
  /// 40 characters, 400 of natural width, beside a switch.
  func test_E77_aLabelBesideASwitch() {
    for (hugging, width, lines) in [(750, 167.5, 3), (760, 286, 2)] as [(Float, CGFloat, CGFloat)] {
      onMainActor {
        let root = makeTextRoot(343, 200)
        let label = makeLabel("aaaa bbbb cccc dddd eeee ffff gggg hhhh ", lines: 0)
        label.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        let toggle = Switch()
        toggle.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
        let stack = StackView(arrangedSubviews: [label, toggle])
        stack.spacing = 8
        stack.alignment = .center
        put(stack, in: root)
        relate(stack, .right, to: root)
        root.layoutIfNeeded()
        assertEqual(label.frame.width, width)
        // The frame of a switch reaches 2 beyond what is aligned: 343 - 8 - 167.5 or 49 of it.
        assertEqual(toggle.frame.width, 343 - 8 - width + 2)
        // Three words of four a line with their spaces in 167.5, five in 286.
        assertEqual(label.frame.height, lines * 24.44)
      }
    }
  }

  func testFirstBaselinesInARow() {
    onMainActor {
      let root = makeTextRoot(390, 200)
      let (small, large) = (makeLabel("aa"), makeLabel("b", size: 40.96))
      let stack = StackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      put(stack, in: root)
      root.layoutIfNeeded()
      // The baseline of the large one is 39 down, 19.5 more than that of the small one.
      assertEqual(small.frame, 0, 19.5, 20, 24.44)
      assertEqual(large.frame, 20, 0, 10, 48.88)
      assertEqual(stack.frame.height, 48.88)
    }
  }

  /// Two lines of 20.48 beside one of 40.96: the second line's baseline is 24.44 + 19.5 = 43.94 down.
  func testLastBaselinesInARow() {
    onMainActor {
      let root = makeTextRoot(390, 200)
      let (two, one) = (makeLabel("aa\nbb", lines: 0), makeLabel("c", size: 40.96))
      let stack = StackView(arrangedSubviews: [two, one])
      stack.alignment = .lastBaseline
      put(stack, in: root)
      root.layoutIfNeeded()
      assertEqual(two.frame.minY, 0)
      assertEqual(one.frame.minY, 43.94 - 39)
      // The large one ends 9.88 below its baseline, the other 4.94.
      assertEqual(stack.frame.height, 43.94 + 9.88)
    }
  }

  /// Fields and buttons have the baseline of their text, a view without any its bottom.
  func testControlsOnOneBaseline() {
    onMainActor {
      let root = makeTextRoot(390, 200)
      let label = makeLabel("a", size: 17)
      let field = TextField()
      field.text = "b"
      field.borderStyle = .roundedRect
      let button = Button(type: .custom)
      button.setTitle("c", for: .normal)
      let box = Box(10, 10)
      let stack = StackView(arrangedSubviews: [label, field, button, box])
      stack.alignment = .lastBaseline
      put(stack, in: root)
      root.layoutIfNeeded()
      // A field of 34 with a line of 17 points in its middle: 17 + (16.1865234375 - 4.1005859375) / 2.
      let baseline = field.frame.minY + 17 + 6.04296875
      assertEqual(label.frame.minY + 16.1865234375, baseline)
      // A button of 18 points: a line of 21.48046875, 6 above and below; 17.138671875 to the baseline.
      assertEqual(button.frame.minY + 6 + 17.138671875, baseline)
      assertEqual(box.frame.maxY, baseline)
    }
  }

  /// A stack has the baselines of its views: a column of its first and last one, a row of its tallest one.
  func testTextBesideStacks() {
    onMainActor {
      let root = makeTextRoot(390, 400)
      let column = StackView(arrangedSubviews: [makeLabel("aa"), makeLabel("b", size: 40.96)])
      column.axis = .vertical
      let inner = StackView(arrangedSubviews: [makeLabel("aa"), makeLabel("b", size: 40.96)])
      inner.alignment = .center
      let outer = StackView(arrangedSubviews: [inner])
      put(column, in: root)
      let (first, last, tallest) = (Box(1, 1), Box(1, 1), Box(1, 1))
      root.adding(first, last, tallest)
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      relate(outer, .top, to: root, plus: 200)
      relate(first, .top, to: column, .firstBaseline)
      relate(last, .top, to: column, .lastBaseline)
      relate(tallest, .top, to: outer, .firstBaseline)
      root.layoutIfNeeded()
      assertEqual(first.frame.minY, 19.5)
      assertEqual(last.frame.minY, 24.44 + 39)
      // Stacks in stacks: the row in the row, and of that the label of 40.96.
      assertEqual(tallest.frame.minY, 239)
    }
  }

  /// From the last baseline of one to the first of the next: 30 less 4.94 below the one and 39 above the other.
  func testSpacingBetweenBaselines() {
    onMainActor {
      let root = makeTextRoot(390, 400)
      let (upper, lower) = (makeLabel("aa\nbb", lines: 0), makeLabel("c", size: 40.96))
      let stack = StackView(arrangedSubviews: [upper, lower])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 60
      put(stack, in: root)
      root.layoutIfNeeded()
      assertEqual(upper.frame.height, 48.88)
      // The last baseline is 24.44 + 19.5 down; 60 further the next one, 39 below the top of its label.
      assertEqual(lower.frame.minY, 24.44 + 19.5 + 60 - 39)
    }
  }

  /// Without numbers to hold UIKit to: a single view between margins fills them here, where UIKit reports a contradiction.
  func test_E70_proportionsBetweenMargins() {
    for (lengths, places) in [([25, 75], [[10, 50], [60, 130]]), ([25], [[10, 180]])] as [([CGFloat], [[CGFloat]])] {
      let recorder = ReportRecorder()
      recorder.during {
        onMainActor {
          let root = makeRoot(200, 100)
          let stack = StackView(arrangedSubviews: lengths.map { Box($0, 20) })
          stack.distribution = .fillProportionally
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
          put(stack, in: root)
          relate(stack, .right, to: root)
          root.layoutIfNeeded()
          XCTAssertEqual(stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }, places)
        }
      }
      XCTAssertEqual(recorder.reports, [])
    }
  }
}
