import Foundation
import LayoutDSL
import XCTest

/// Showing the other layouts an ambiguous view could have.
final class ExerciseTests: XCTestCase {
  /// See `AmbiguityTests.test_labelsThatHugAlike`.
  func test_goesRoundTheOtherLayouts() {
    onMainActor {
      let root = makeRoot(428, 100)
      let first = Box(71, 20)
      let second = Box(97, 20)
      let inner = Box()
      root.adding(first, second)
      second.addSubview(inner)
      pin(inner, to: second)
      relate(first, .leading, to: root, plus: 20)
      relate(first, .top, to: root)
      relate(second, .top, to: root)
      relate(second, .leading, to: first, .trailing, plus: 10)
      relate(second, .trailing, to: root, plus: -20)
      root.layoutIfNeeded()
      for _ in 0..<2 {
        first.exerciseAmbiguityInLayout()
        assertEqual(first.frame, 20, 0, 71, 20)
        assertEqual(second.frame, 101, 0, 307, 20)
        assertEqual(inner.frame, 0, 0, 307, 20)
        // It stays so until something changes.
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertTrue(first.hasAmbiguousLayout)
        assertEqual(second.frame.width, 307)
        first.exerciseAmbiguityInLayout()
        assertEqual(first.frame, 20, 0, 281, 20)
        assertEqual(second.frame, 311, 0, 97, 20)
        assertEqual(inner.frame, 0, 0, 97, 20)
      }
      first.exerciseAmbiguityInLayout()
      assertEqual(first.frame.width, 71)
      root.frame.size.width = 438
      root.layoutIfNeeded()
      assertEqual(first.frame, 20, 0, 291, 20)
      assertEqual(second.frame, 321, 0, 97, 20)
    }
  }

  /// Nothing stops the top, which moves by 100; the safe area of 47 that the view leaves behind does not end it.
  func test_whereNothingStopsIt() {
    onMainActor {
      let root = makeRoot(390, 844)
      root.additionalSafeAreaInsets.top = 47
      let view = View()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.size.equalTo(100)
      }
      var tops: [CGFloat] = []
      for _ in 0..<4 {
        view.exerciseAmbiguityInLayout()
        tops.append(view.frame.minY)
      }
      XCTAssertEqual(tops, [100, -100, 0, 100])
      view.snp.makeConstraints { $0.top.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 100, 100)
    }
  }

  func test_anotherViewStartsAnew() {
    onMainActor {
      let root = makeRoot(300, 100)
      let first = Box()
      let second = Box()
      root.adding(first, second)
      for view in [first, second] {
        relate(view, .left, to: root)
        size(view, 10, 10)
      }
      first.exerciseAmbiguityInLayout()
      first.exerciseAmbiguityInLayout()
      second.exerciseAmbiguityInLayout()
      XCTAssertEqual([first, second].map(\.frame.minY), [0, 100])
      first.exerciseAmbiguityInLayout()
      XCTAssertEqual([first, second].map(\.frame.minY), [100, 0])
    }
  }

  func test_nothingToShow() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      root.addSubview(view)
      pin(view, to: root)
      view.exerciseAmbiguityInLayout()
      assertEqual(view.frame, 0, 0, 300, 100)
      root.exerciseAmbiguityInLayout()
      assertEqual(root.frame, 0, 0, 300, 100)
    }
  }
}
