import Foundation
import LayoutDSL
import XCTest

/// What constraints demand, in plain words.
final class PlainWordsTests: XCTestCase {
  func test_sentences() {
    onMainActor {
      let screen = makeRoot(300, 100)
      let title = Box()
      let photo = Box()
      screen.layoutLabel = "screen"
      title.layoutLabel = "title"
      photo.layoutLabel = "photo"
      screen.adding(title, photo)
      let check = { (expected: String, constraint: AttributeConstraint) in
        XCTAssertEqual(PlainWords.sentence([constraint.demand]), expected)
      }
      check("title must be 200 wide", relate(title, .width, plus: 200))
      check("title must be at most 33.333 tall", relate(title, .height, .lessThanOrEqual, plus: 100.0 / 3))
      check("title must be as wide as photo", relate(title, .width, to: photo))
      check("title must be at least as tall as photo", relate(title, .height, .greaterThanOrEqual, to: photo))
      check("title must be 10 wider than photo", relate(title, .width, to: photo, plus: 10))
      check(
        "title must be at least 10 shorter than photo", relate(title, .height, .lessThanOrEqual, to: photo, plus: -10))
      check(
        "title must have a width of at most 0.5 times the width of photo plus 10",
        relate(title, .width, .lessThanOrEqual, to: photo, times: 0.5, plus: 10))
      check(
        "photo must have a height of 1.33 times its own width", relate(photo, .height, to: photo, .width, times: 1.33))
      check(
        "photo must have a height of the width of title minus 4", relate(photo, .height, to: title, .width, plus: -4))
      check("title must have its top 16 below the top of screen", relate(title, .top, to: screen, plus: 16))
      check(
        "title must have its bottom at least 8 above the bottom of screen",
        relate(title, .bottom, .lessThanOrEqual, to: screen, plus: -8))
      check("title must have its left edge at the right edge of photo", relate(title, .left, to: photo, .right))
      check(
        "title must have its trailing edge at or left of the trailing edge of screen",
        relate(title, .trailing, .lessThanOrEqual, to: screen))
      check(
        "title must have its top at or below the bottom of photo",
        relate(title, .top, .greaterThanOrEqual, to: photo, .bottom))
      check(
        "title must have its horizontal centre at 0.4 times the horizontal centre of screen",
        relate(title, .centerX, to: screen, times: 0.4))
      check(
        "title must have its bottom at no more than 0.5 times the bottom of screen minus 2",
        relate(title, .bottom, .lessThanOrEqual, to: screen, times: 0.5, plus: -2))
      // Read from right to left, 16 from the leading edge is to the left of it.
      title.semanticContentAttribute = .forceRightToLeft
      check(
        "title must have its leading edge 16 left of the leading edge of screen",
        relate(title, .leading, to: screen, plus: 16))
      check(
        "title must have its trailing edge at least 16 right of the trailing edge of screen",
        relate(title, .trailing, .lessThanOrEqual, to: screen, plus: -16))
    }
  }

  func test_demandsOfOneItemAreJoined() {
    onMainActor {
      let screen = makeRoot(300, 100)
      let title = Box()
      let photo = Box()
      screen.layoutLabel = "screen"
      title.layoutLabel = "title"
      photo.layoutLabel = "photo"
      screen.adding(title, photo)
      let demands = [
        relate(title, .width, plus: 200), relate(title, .width, .lessThanOrEqual, plus: 150),
        relate(photo, .top, to: screen), relate(photo, .left, to: title, .right, plus: 8),
        relate(photo, .width, plus: 4),
        relate(title, .width, plus: 1),
      ].map { $0.demand }
      XCTAssertEqual(
        PlainWords.sentence(demands),
        "title must be 200 wide and at most 150 wide; photo must have its top at the top of screen, its left edge 8 right"
          + " of the right edge of title and be 4 wide; title must be 1 wide")
    }
  }

  func test_distancesAreGivenAsEquations() {
    onMainActor {
      let screen = makeRoot(300, 100)
      let title = Box()
      screen.layoutLabel = "screen"
      title.layoutLabel = "title"
      screen.addSubview(title)
      let constraint = screen.leadingAnchor.anchorWithOffset(to: title.leadingAnchor).constraint(equalToConstant: 5)
      XCTAssertEqual(
        PlainWords.sentence([constraint.demand]), "title must satisfy (title.leading - screen.leading) == 5")
    }
  }

  /// The words of what the library adds by itself, each in a contradiction.
  func test_librarysOwn() {
    onMainActor {
      let words = { (prepare: (View, View) -> Void) in
        let screen = makeRoot(300, 100)
        let view = View(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        screen.layoutLabel = "screen"
        view.layoutLabel = "view"
        screen.addSubview(view)
        return conflicts(of: screen) { prepare(screen, view) }.map(\.words)
      }
      XCTAssertEqual(
        words { _, view in relate(view, .width, plus: 40) },
        ["view must be 40 wide and 50 wide (autoresizing mask)"])
      XCTAssertEqual(
        words { screen, view in relate(view, .top, to: screen) },
        ["view must have its top at the top of screen and its minY at 20 (autoresizing mask)"])
      XCTAssertEqual(
        words { screen, view in
          view.translatesAutoresizingMaskIntoConstraints = false
          screen.additionalSafeAreaInsets.bottom = 34
          relate(view, .bottom, to: screen.safeAreaLayoutGuide)
          relate(view, .bottom, to: screen)
        },
        [
          "view must have its bottom at the bottom of screen.UIViewSafeAreaLayoutGuide and its bottom at the bottom of "
            + "screen; screen.UIViewSafeAreaLayoutGuide must have its bottom 34 above the bottom of screen (safe area)"
        ])
    }
  }

  func test_contentAndImpliedSizes() {
    onMainActor {
      let screen = makeRoot(300, 100)
      let view = Box(50, 10)
      let empty = Box()
      view.layoutLabel = "view"
      empty.layoutLabel = "empty"
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      screen.adding(view, empty)
      let found = conflicts(of: screen) {
        relate(view, .width, plus: 60)
        relate(view, .height, plus: 4)
        relate(empty, .width, plus: -1)
      }
      XCTAssertEqual(
        found.map(\.words),
        [
          "view must be 60 wide and at most 50 wide (content hugging)",
          "view must be 4 tall and at least 10 tall (compression resistance)",
          "empty must be -1 wide and at least 0 wide",
        ])
    }
  }
}
