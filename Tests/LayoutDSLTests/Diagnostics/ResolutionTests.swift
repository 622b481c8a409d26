import Foundation
import LayoutDSL
import XCTest

/// By how much a contradiction misses, and what would resolve it.
final class ResolutionTests: XCTestCase {
  /// 200 against at most 150: 50 too many. The wish at 600 and the content, held at 250 and 750, are 100 wide.
  func test_lowestPriorityThatStillCounts() {
    onMainActor {
      let root = makeRoot(300, 100)
      let title = Box(100, 10)
      title.layoutLabel = "title"
      root.addSubview(title)
      let line: UInt = #line + 2
      let found = conflicts(of: root) {
        relate(title, .width, .lessThanOrEqual, plus: 150)
        relate(title, .width, plus: 200).identifier = "titleWidth"
        relate(title, .width, plus: 100, at: 600)
      }
      XCTAssertEqual(found.map(\.shortfall), [50])
      let broken = ConstraintSummary(equation: "title.width == 200", label: "titleWidth", file: #fileID, line: line + 1)
      let limit = ConstraintSummary(equation: "title.width <= 150", file: #fileID, line: line)
      XCTAssertEqual(
        found.map(\.resolutions),
        [
          [
            // Above 600 it wins over the wish and gets its 150, below it gets 100.
            LayoutResolution(
              constraint: broken, item: "title",
              remedy: .dropOrMakeOptional(lowestPriority: LayoutPriority(601), missesBy: 50)),
            // An optional limit has nothing to say against a required width.
            LayoutResolution(
              constraint: limit, item: "title",
              remedy: .dropOrMakeOptional(lowestPriority: LayoutPriority(1), missesBy: 50)),
          ]
        ])
      XCTAssertEqual(
        found.first.map { $0.description.split(separator: "\n").suffix(5).joined(separator: "\n") },
        """
        In other words: title must be at most 150 wide and 200 wide.
        The layout goes on without titleWidth: title.width == 200 (\(#fileID):\(line + 1)), which is out of reach by 50.
        Each of these would resolve it:
          - drop titleWidth (\(#fileID):\(line + 1)), or make it optional; at 601 or above it misses by 50
          - drop title.width <= 150 (\(#fileID):\(line)), or make it optional; at any priority it misses by 50
        """)
    }
  }

  /// 16 + 300 + 90 + 16 in 400 are 22 too many.
  func test_rootFrameAndMask() {
    onMainActor {
      let root = makeRoot(400, 100)
      root.layoutLabel = "screen"
      let title = View(frame: CGRect(x: 16, y: 0, width: 300, height: 20))
      let price = Box()
      title.layoutLabel = "title"
      price.layoutLabel = "price"
      root.adding(title, price)
      let found = conflicts(of: root) {
        relate(price, .left, to: title, .right)
        relate(price, .right, to: root, plus: -16)
        relate(price, .width, plus: 90)
      }
      XCTAssertEqual(found.map(\.shortfall), [22])
      XCTAssertEqual(
        found.first?.resolutions.map(\.remedy),
        [
          .dropOrMakeOptional(lowestPriority: LayoutPriority(1), missesBy: 22),
          .dropOrMakeOptional(lowestPriority: LayoutPriority(1), missesBy: 22),
          .dropOrMakeOptional(lowestPriority: LayoutPriority(1), missesBy: 22),
          .changeRootFrame(component: "width", to: 422),
          .stopTranslatingAutoresizingMask,
        ])
      XCTAssertEqual(
        found.first?.resolutions.suffix(2).map(\.description),
        [
          "give screen another frame: its width would have to be 422",
          "set translatesAutoresizingMaskIntoConstraints of title to false",
        ])
    }
  }

  func test_contentPriorities() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box(50, 10)
      view.layoutLabel = "view"
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      root.addSubview(view)
      let found = conflicts(of: root) {
        relate(view, .width, plus: 60)
        relate(view, .height, plus: 4)
      }
      XCTAssertEqual(
        found.map { $0.resolutions.last?.description },
        [
          "lower the content hugging priority of view below 1000; at any priority it misses by 10",
          "lower the compression resistance of view below 1000; at any priority it misses by 6",
        ])
    }
  }

  /// Two contradictions with one constraint in common: dropping that one resolves either, dropping another only its own.
  func test_onlyWhatIsEnoughByItself() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      view.layoutLabel = "view"
      root.addSubview(view)
      let found = conflicts(of: root) {
        relate(view, .width, plus: 100).identifier = "first"
        relate(view, .width, .greaterThanOrEqual, plus: 200).identifier = "second"
        relate(view, .width, .greaterThanOrEqual, plus: 300).identifier = "third"
      }
      XCTAssertEqual(found.map(\.shortfall), [100, 200])
      XCTAssertEqual(
        found.map { $0.resolutions.map(\.constraint.label) }, [["second", "first"], ["third", "first"]])
    }
  }

  /// Without one of them the broken one meets the next.
  func test_whatLeadsToAnotherContradictionResolvesNothing() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      view.layoutLabel = "view"
      root.addSubview(view)
      let found = conflicts(of: root) {
        relate(view, .width, plus: 100).identifier = "first"
        relate(view, .width, .lessThanOrEqual, plus: 150).identifier = "second"
        relate(view, .width, plus: 200).identifier = "third"
      }
      XCTAssertEqual(found.map(\.broken.label), ["third"])
      XCTAssertEqual(found.first?.resolutions.map(\.constraint.label), ["third"])
    }
  }

  func test_levelsNextToEachOther() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      let found = conflicts(of: root) {
        relate(view, .width, .lessThanOrEqual, plus: 150)
        relate(view, .width, plus: 200)
        relate(view, .width, plus: 100, at: 999.5)
        relate(view, .width, plus: 120, at: 0.5)
      }
      // Between 999.5 and 1000.
      XCTAssertEqual(
        found.first?.resolutions.first?.remedy,
        .dropOrMakeOptional(lowestPriority: LayoutPriority(999.75), missesBy: 50))
      // Below 0.5 nothing wins over it any less.
      XCTAssertEqual(
        found.first?.resolutions.last?.remedy, .dropOrMakeOptional(lowestPriority: LayoutPriority(0.25), missesBy: 50))
    }
  }
}
