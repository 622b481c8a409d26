import Foundation
import LayoutDSL
import XCTest

/// What rewrites of Auto Layout get wrong about texts, stacks, scroll views and tables, one test a trap.
final class ContainerTrapTests: XCTestCase {
  #if MainActorViews
    @MainActor
  #endif
  private static func put(_ stack: StackView, in root: View, width: CGFloat? = nil, height: CGFloat? = nil) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    relate(stack, .left, to: root)
    relate(stack, .top, to: root)
    if let width { relate(stack, .width, plus: width) }
    if let height { relate(stack, .height, plus: height) }
    root.layoutIfNeeded()
  }

  /// Edges are those of the content, the width is that of the frame, insets belong to neither.
  func test_trap18_edgesOfAScrollViewAreItsContents() {
    onMainActor {
      let root = makeRoot(320, 480)
      let scroll = ScrollView(frame: root.bounds)
      let content = Box()
      root.addSubview(scroll)
      scroll.addSubview(content)
      pin(content, to: scroll)
      relate(content, .width, to: scroll)
      relate(content, .height, plus: 1000)
      scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
      assertEqual(content.frame, 0, 0, 320, 1000)
    }
  }

  /// Made in code: 250, where Interface Builder writes 251.
  func test_trap20_labelsHugAt250() {
    onMainActor {
      assertHugging(Label(), 250, 250)
      assertHugging(ImageView(), 250, 250)
    }
  }

  /// 25 and 75 of 25 + 75 + 20 in 240: 50 of the whole length, and the last takes what is left of it beside the spacing.
  func test_trap21_proportionsCountTheSpacing() {
    onMainActor {
      let stack = StackView(arrangedSubviews: [Box(25, 10), Box(75, 10)])
      stack.distribution = .fillProportionally
      stack.spacing = 20
      Self.put(stack, in: makeRoot(400, 100), width: 240)
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.width), [50, 170])
    }
  }

  /// Lengths follow the first that is seen; tops the first of all, hidden or not.
  func test_trap22_whatViewsAreTiedTo() {
    onMainActor {
      let boxes = [Box(10, 10), Box(30, 10), Box(20, 10)]
      for (name, box) in zip(["a", "b", "c"], boxes) { box.snp.setLabel(name) }
      let stack = StackView(arrangedSubviews: boxes)
      stack.distribution = .fillEqually
      boxes[0].isHidden = true
      Self.put(stack, in: makeRoot(400, 100))
      let words = stack.constraints.map { "\($0.summary)" }
      XCTAssertEqual(words.filter { $0.contains("equally") }, ["UISV-fill-equally: c.width == b.width"])
      XCTAssertEqual(
        words.filter { $0.contains("UISV-alignment") && $0.contains("top") },
        ["UISV-alignment: a.top == b.top", "UISV-alignment: a.top == c.top"])
    }
  }

  /// Three boxes of 10 with 8 and, after the second, 20 between them; the second is hidden: the gap is the first one's.
  func test_trap23_oneSpacingRemains() {
    onMainActor {
      let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
      let stack = StackView(arrangedSubviews: boxes)
      stack.spacing = 8
      stack.setCustomSpacing(20, after: boxes[1])
      boxes[1].isHidden = true
      let root = makeRoot(400, 100)
      Self.put(stack, in: root)
      XCTAssertEqual(boxes[2].frame.minX, 18)
      stack.setCustomSpacing(30, after: boxes[0])
      root.layoutIfNeeded()
      XCTAssertEqual(boxes[2].frame.minX, 40)
    }
  }

  /// Centres would be equally far apart with a gap of 0 after the long one; spacing is a minimum before that. Freely the
  /// stack is no longer than it needs.
  func test_trap24_spacingIsAMinimum() {
    onMainActor {
      let boxes = [Box(100, 10), Box(100, 10), Box(10, 10)]
      let stack = StackView(arrangedSubviews: boxes)
      stack.distribution = .equalCentering
      stack.spacing = 20
      let root = makeRoot(600, 100)
      Self.put(stack, in: root)
      // Centres 120 apart: 50, 170, 290; the last begins at 285 and ends at 295.
      XCTAssertEqual(boxes.map(\.frame.minX), [0, 120, 285])
      XCTAssertEqual(stack.frame.width, 295)
      stack.distribution = .equalSpacing
      root.layoutIfNeeded()
      XCTAssertEqual(boxes.map(\.frame.minX), [0, 120, 240])
      XCTAssertEqual(stack.frame.width, 250)
    }
  }

  func test_trap25_onlyFillStretchesAcross() {
    onMainActor {
      for alignment in [StackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline] {
        let boxes = [Box(10, 20), Box(10), Box(10, 30)]
        let stack = StackView(arrangedSubviews: boxes)
        stack.alignment = alignment
        Self.put(stack, in: makeRoot(400, 100), height: 90)
        XCTAssertEqual(boxes.map(\.frame.height), [20, 0, 30], "\(alignment)")
      }
    }
  }

  /// Two labels of several lines share 208 less 8 at 760, however long their texts are.
  func test_trap26_labelsOfSeveralLinesShareARow() {
    onMainActor {
      let root = makeRoot(400, 300)
      root.textMeasurer = TenPointCharacters()
      let labels = [Label(), Label()]
      for (label, text) in zip(labels, ["aaaa bbbb cccc dddd eeee ffff", "aaaa bbbb cccc dddd"]) {
        label.numberOfLines = 0
        label.text = text
      }
      let stack = StackView(arrangedSubviews: labels)
      stack.spacing = 8
      Self.put(stack, in: root, width: 208)
      XCTAssertEqual(labels.map(\.frame.width), [100, 100])
      XCTAssertEqual(
        stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }.map(\.priority),
        [LayoutPriority(760), LayoutPriority(760)])
    }
  }

  /// A wish for 10,000 at 50 does not stretch what hugs at 250; what has no content of its own it does.
  func test_trap27_theExpandedSizeDoesNotStretchContent() {
    onMainActor {
      for (content, width) in [(100, 100), (View.noIntrinsicMetric, 10_000)] as [(CGFloat, CGFloat)] {
        let root = View()
        let box = Box(content, 10)
        root.addSubview(box)
        pin(box, to: root)
        XCTAssertEqual(root.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width, width)
      }
    }
  }

  /// A row of 80 is 80.5 high at two pixels a point, its content view 80; a chain that must be 80 contradicts neither.
  func test_trap28_rowsHaveAPixelMore() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let stage = TableStage([[80]], in: Window(size: CGSize(width: 375, height: 300), scale: 2))
        let cell = stage.table.visibleCells.first as? BoxCell
        assertEqual(cell?.frame.height ?? 0, 80.5)
        assertEqual(cell?.box.frame.height ?? 0, 80)
      }
    }
    XCTAssertEqual(recorder.reports, [])
  }

  func test_trap29_onlyReadingDirectionTurnsConstants() {
    onMainActor {
      let root = makeRoot(320, 100)
      root.baseLayoutDirection = .rightToLeft
      let (turned, fixed) = (Box(100, 10), Box(100, 10))
      root.adding(turned, fixed)
      relate(turned, .leading, to: root, plus: 16)
      relate(fixed, .left, to: root, plus: 16)
      root.layoutIfNeeded()
      // 320 - 16 - 100.
      XCTAssertEqual([turned.frame.minX, fixed.frame.minX], [204, 16])
    }
  }

  /// AppKit's stack begins with spacing 8 and centred, its constants point up.
  func test_trap30_defaultsAreUIKits() {
    onMainActor {
      let stack = StackView()
      XCTAssertEqual(stack.spacing, 0)
      XCTAssertEqual(stack.alignment, .fill)
      XCTAssertEqual(stack.distribution, .fill)
      XCTAssertEqual(stack.axis, .horizontal)
      let root = makeRoot(100, 100)
      let box = Box(10, 10)
      root.addSubview(box)
      relate(box, .bottom, to: root, plus: 10)
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.maxY, 110)
    }
  }

  func test_trap33_baselinesWithoutTextAreEdges() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (box, first, last) = (Box(10, 30), Box(1, 1), Box(1, 1))
      root.adding(box, first, last)
      relate(box, .top, to: root, plus: 20)
      relate(first, .top, to: box, .firstBaseline)
      relate(last, .top, to: box, .lastBaseline)
      root.layoutIfNeeded()
      XCTAssertEqual([first.frame.minY, last.frame.minY], [20, 50])
    }
  }
}
