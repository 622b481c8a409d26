import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// The screen's title is at (10, 20, 80, 30), its note at (100, 20, 60, 30).
final class RelationTests: XCTestCase {
  // MARK: Sizes

  func testEqualSizes() {
    let failures = Failures.of {
      let screen = Screen()
      assertEqualHeights(screen.title, screen.note)
      assertEqualHeights(screen.title, screen.note, screen.title)
      assertEqualWidths(screen.title, screen.title)
      assertEqualWidths(screen.title, screen.note, accuracy: 20)
      assertEqualWidths(screen.title, screen.note)
    }
    failures.check(
      line: #line - 3, "The width is not the same: title 80, note 60\n  title.width is 80\n    80  titleWidth")
    failures.check(line: #line - 4, "\n  note.width is 60\n    60  noteWidth")
    let screen = onMainActor { Screen() }
    Failures.of { assertEqualHeights(screen.note, screen.title, screen.root) }
      .check(line: #line - 1, "The height is not the same: note 30, title 30, screen 100")
  }

  func testOneIsNothingToCompare() {
    let screen = onMainActor { Screen() }
    Failures.of { assertEqualWidths(screen.title) }.check(line: #line, "at least 2")
    Failures.of { assertNoOverlap(screen.title) }.check(line: #line, "at least 2")
  }

  // MARK: Edges

  /// In the coordinates of the root, whatever the superviews: 100 + 5 = 105, 20 + 7 = 27.
  func testAlignedAcrossSuperviews() {
    let failures = Failures.of {
      let screen = Screen()
      let inner = add("inner", to: screen.note, 5, 7, 10, 10)
      let outer = add("outer", to: screen.root, 105, 0, 10, 34.5)
      assertAligned(.left, inner, outer)
      assertAligned(.right, inner, outer)
      assertAligned(.centerX, inner, outer)
      assertAligned(.leading, inner, outer)
      assertAligned(.trailing, inner, outer)
      assertAligned(.top, screen.title, screen.note)
      assertAligned(.bottom, screen.title, screen.note)
      assertAligned(.centerY, screen.title, screen.note)
      assertAligned(.bottom, inner, outer)
    }
    // 20 + 7 + 10 = 37.
    failures.check(line: #line - 3, "The bottom is not the same: inner 37, outer 34.5")
  }

  /// A scrolled superview shows its contents further up.
  func testAlignedInAScrolledView() {
    Failures.of {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let scrolled = add("scrolled", to: root, 10, 10, 50, 50)
      scrolled.bounds = CGRect(x: 0, y: 30, width: 50, height: 50)
      let inner = add("inner", to: scrolled, 0, 40, 5, 5)
      // 10 + 40 - 30.
      let outer = add("outer", to: root, 70, 20, 5, 5)
      assertAligned(.top, inner, outer)
    }.checkNone()
  }

  /// Each one's own direction: the leading side of a right-to-left view is its right one.
  func testLeadingFollowsTheDirection() {
    Failures.of {
      let screen = Screen()
      let mirrored = add("mirrored", to: screen.root, 0, 0, 10, 10)
      mirrored.semanticContentAttribute = .forceRightToLeft
      assertAligned(.leading, mirrored, screen.title)
      assertAligned(.trailing, mirrored, add("edge", to: screen.root, -10, 0, 10, 10))
    }.checkNone()
  }

  /// Margins are 8: 10 + 8 = 18. Baselines of plain views are their edges.
  func testMarginsAndBaselines() {
    let failures = Failures.of {
      let screen = Screen()
      let box = add("box", to: screen.root, 18, 50, 10, 10)
      assertAligned(.leftMargin, screen.title, add("same", to: screen.root, 10, 0, 20, 20))
      assertAligned(.firstBaseline, screen.title, screen.note)
      assertAligned(.lastBaseline, screen.title, screen.note)
      let guide = LayoutGuide()
      guide.identifier = "guide"
      screen.root.addLayoutGuide(guide)
      assertAligned(.topMargin, box, guide)
    }
    failures.check(line: #line - 2, "guide has no topMargin to align.")
    let screen = onMainActor { Screen() }
    Failures.of { assertAligned(.width, screen.title, screen.note) }.check(line: #line, "has no width to align")
  }

  /// The alignment rectangle, not the frame: (0, 4) inside (-3, 0).
  func testAlignmentRectangles() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 4, left: 3, bottom: 0, right: 0) }
    }
    Failures.of {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let shadowed = Shadowed(frame: CGRect(x: -3, y: -4, width: 13, height: 14))
      root.addSubview(shadowed)
      assertAligned(.left, shadowed, root)
      assertAligned(.top, shadowed, root)
      assertEqualWidths(shadowed, add("ten", to: root, 0, 50, 10, 10))
      assertInside(shadowed, root)
    }.checkNone()
  }

  func testDifferentTrees() {
    let failures = Failures.of {
      let screen = Screen()
      let other = View()
      other.snp.setLabel("stranger")
      assertAligned(.left, screen.title, other)
      assertInside(screen.title, other)
      assertNoOverlap(screen.title, other)
    }
    XCTAssertEqual(failures.lines, [4, 3, 2].map { UInt(#line - $0) })
    XCTAssertEqual(
      failures.messages, Array(repeating: "title and stranger are in different trees.", count: 3))
  }

  // MARK: Inside

  func testInside() {
    let failures = Failures.of {
      let screen = Screen()
      assertInside(screen.title, screen.root)
      assertInside(screen.title, screen.root, insets: EdgeInsets(top: 20, left: 10, bottom: 50, right: 110))
      assertInside(screen.root, screen.root)
      let out = add("out", to: screen.title, -12, 25, 30, 90)
      assertInside(out, screen.root)
    }
    // It begins at 10 - 12 = -2 and ends at 20 + 25 + 90 = 135.
    failures.check(
      line: #line - 4, "out (-2, 45, 30, 90) reaches out of screen (0, 0, 200, 100): 2 at the left, 35 at the bottom")
  }

  func testInsideWithInsets() {
    let screen = onMainActor { Screen() }
    Failures.of {
      assertInside(screen.title, screen.root, insets: EdgeInsets(top: 21, left: 0, bottom: 0, right: 0))
    }.check(line: #line - 1, "screen less its insets (0, 0, 200, 100): 1 at the top")
    Failures.of {
      assertInside(
        screen.title, screen.root, insets: EdgeInsets(top: 21, left: 0, bottom: 0, right: 0), accuracy: 1)
    }.checkNone()
  }

  // MARK: Overlap

  func testOverlap() {
    let failures = Failures.of {
      let screen = Screen()
      assertNoOverlap(screen.title, screen.note)
      // Touching edges, and nothing in it.
      assertNoOverlap(screen.title, add("next", to: screen.root, 90, 20, 10, 10))
      assertNoOverlap(screen.title, add("empty", to: screen.root, 20, 30, 0, 10))
      let over = add("over", to: screen.root, 85, 40, 40, 40)
      assertNoOverlap(screen.title, screen.note, over)
    }
    // Title ends at (90, 50), note begins at x 100.
    failures.check(line: #line - 3, "title (10, 20, 80, 30) and over (85, 40, 40, 40) overlap by 5 by 10")
    failures.check(line: #line - 4, "note (100, 20, 60, 30) and over (85, 40, 40, 40) overlap by 25 by 10")
  }
}

/// A view of the given frame in another one.
#if MainActorViews
  @MainActor
#endif
private func add(
  _ name: String, to superview: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> View {
  let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
  view.snp.setLabel(name)
  superview.addSubview(view)
  return view
}
