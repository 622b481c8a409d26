import Foundation
import LayoutDSL
import XCTest

/// What of a layout is open, and what would settle it.
final class AmbiguityTests: XCTestCase {
  /// The course's picture without its top: it may be at any height.
  func test_theLessonsAmbiguousPicture() {
    onMainActor {
      let view = makeRoot(390, 844)
      let profileImageView = View()
      profileImageView.snp.setLabel("profileImageView")
      view.addSubview(profileImageView)
      profileImageView.snp.makeConstraints { make in
        make.width.height.equalTo(100)
        make.centerX.equalToSuperview()
      }
      XCTAssertTrue(profileImageView.hasAmbiguousLayout)
      XCTAssertFalse(view.hasAmbiguousLayout)
      XCTAssertEqual(
        view.layoutAmbiguitiesInSubtree,
        [
          LayoutAmbiguity(
            item: "profileImageView", quantity: .minY, value: 0, lowest: nil, highest: nil, companions: [],
            settledBy: "make.top.equalToSuperview()")
        ])
      XCTAssertEqual(
        profileImageView.layoutAmbiguities.map(\.description),
        [
          "profileImageView.minY is open: it is 0 and could be anything. make.top.equalToSuperview() would settle it."
        ])
      profileImageView.snp.makeConstraints { $0.top.equalToSuperview().offset(20) }
      XCTAssertFalse(profileImageView.hasAmbiguousLayout)
      XCTAssertEqual(view.layoutAmbiguitiesInSubtree, [])
    }
  }

  /// Two labels of 71 and 97 share 428 - 20 - 10 - 20 = 378, and hug their contents alike: 281 is 378 - 97, the other end
  /// 71; the second begins at 20 + 71 + 10 = 101 at the least.
  func test_labelsThatHugAlike() {
    onMainActor {
      let root = makeRoot(428, 100)
      let first = Box(71, 20)
      let second = Box(97, 20)
      first.layoutLabel = "first"
      second.layoutLabel = "second"
      root.adding(first, second)
      relate(first, .leading, to: root, plus: 20)
      relate(first, .top, to: root)
      relate(second, .top, to: root)
      relate(second, .leading, to: first, .trailing, plus: 10)
      relate(second, .trailing, to: root, plus: -20)
      root.layoutIfNeeded()
      assertEqual(first.frame.width, 281)
      XCTAssertEqual(
        root.layoutAmbiguitiesInSubtree,
        [
          LayoutAmbiguity(
            item: "first", quantity: .width, value: 281, lowest: 71, highest: 281,
            companions: ["second.minX", "second.width"], settledBy: "make.width.equalTo(281)"),
          LayoutAmbiguity(
            item: "second", quantity: .minX, value: 311, lowest: 101, highest: 311,
            companions: ["first.width", "second.width"], settledBy: "make.left.equalToSuperview().offset(311)"),
          LayoutAmbiguity(
            item: "second", quantity: .width, value: 97, lowest: 97, highest: 307,
            companions: ["first.width", "second.minX"], settledBy: "make.width.equalTo(97)"),
        ])
      XCTAssertEqual(
        first.layoutAmbiguities.first?.description,
        "first.width is open: it is 281 and could be anything from 71 to 281. second.minX, second.width move with it."
          + " make.width.equalTo(281) would settle it.")
      // Whoever hugs more decides it.
      second.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
      XCTAssertEqual(root.layoutAmbiguitiesInSubtree, [])
    }
  }

  func test_boundsAndCompanions() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box()
      view.layoutLabel = "view"
      root.addSubview(view)
      relate(view, .right, to: root)
      relate(view, .width, .greaterThanOrEqual, plus: 100)
      relate(view, .top, to: root)
      relate(view, .height, .lessThanOrEqual, plus: 50)
      XCTAssertEqual(
        view.layoutAmbiguities.map(\.description),
        [
          // At least 100 wide it begins at 200 at the latest.
          "view.minX is open: it is 200 and could be anything up to 200. view.width moves with it."
            + " make.left.equalToSuperview().offset(200) would settle it.",
          "view.width is open: it is 100 and could be anything from 100. view.minX moves with it."
            + " make.width.equalTo(100) would settle it.",
          "view.height is open: it is 0 and could be anything from 0 to 50. make.height.equalTo(0) would settle it.",
        ])
    }
  }

  /// A width of 24 at 500 that may also be 30 or more at 500; more firmly it is 30.
  func test_inequalityAtTheSameLevel() {
    onMainActor {
      for (priority, expected) in [(500, [24.0, 30.0]), (525, [])] as [(Float, [CGFloat])] {
        let root = makeRoot(300, 100)
        let view = Box()
        root.addSubview(view)
        relate(view, .left, to: root)
        relate(view, .top, to: root)
        relate(view, .height, plus: 1)
        relate(view, .width, plus: 24, at: 500)
        relate(view, .width, .greaterThanOrEqual, plus: 30, at: priority)
        let found = view.layoutAmbiguities
        XCTAssertEqual(found.flatMap { [$0.lowest, $0.highest] }, expected)
        XCTAssertEqual(view.hasAmbiguousLayout, priority == 500)
      }
    }
  }

  func test_whatIsDeterminedIsNotOpen() {
    onMainActor {
      let root = makeRoot(300, 100)
      let framed = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let alone = Box()
      let inside = View(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
      root.adding(framed, alone)
      let open = Box()
      root.addSubview(open)
      open.addSubview(inside)
      relate(open, .width, plus: 10)
      // A frame, nothing said, and inside of what is open but fixed to it.
      XCTAssertEqual([framed, alone, inside, root].map(\.hasAmbiguousLayout), [false, false, false, false])
      XCTAssertTrue(open.hasAmbiguousLayout)
      // Taken out of the tree it is alone with its size.
      open.removeFromSuperview()
      XCTAssertEqual(root.layoutAmbiguitiesInSubtree, [])
    }
  }

  func test_guidesOfStacksAreTheirOwnBusiness() {
    onMainActor {
      let root = makeRoot(100, 100)
      let stack = StackView(arrangedSubviews: [Box(20, 10), Box(20, 30)])
      stack.alignment = .center
      root.addSubview(stack)
      stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      root.layoutIfNeeded()
      XCTAssertEqual(root.layoutAmbiguitiesInSubtree.count, 0)
    }
  }

  func test_theContentOfAScrollViewBeginsAtItsOrigin() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (scroller, content) = (ScrollView(), View())
      root.addSubview(scroller)
      scroller.addSubview(content)
      scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
      content.snp.makeConstraints { make in
        make.edges.width.equalToSuperview()
        make.height.equalTo(300)
      }
      root.layoutIfNeeded()
      XCTAssertEqual(root.layoutAmbiguitiesInSubtree.count, 0)
    }
  }

  func test_guides() {
    onMainActor {
      let root = makeRoot(300, 100)
      let guide = LayoutGuide()
      guide.identifier = "gap"
      root.layoutLabel = "screen"
      root.addLayoutGuide(guide)
      relate(guide, .left, to: root)
      relate(guide, .top, to: root)
      relate(guide, .height, to: root)
      XCTAssertTrue(guide.hasAmbiguousLayout)
      XCTAssertEqual(
        root.layoutAmbiguitiesInSubtree.map(\.description),
        [
          "screen.gap.width is open: it is 0 and could be anything from 0. make.width.equalTo(0) would settle it."
        ])
      XCTAssertEqual(guide.layoutAmbiguities, root.layoutAmbiguitiesInSubtree)
      XCTAssertFalse(root.safeAreaLayoutGuide.hasAmbiguousLayout)
      XCTAssertFalse(LayoutGuide().hasAmbiguousLayout)
    }
  }

  func test_constraintsAffectingLayout() {
    onMainActor {
      let root = makeRoot(300, 100)
      let first = Box(50, 10)
      let second = Box()
      root.adding(first, second)
      let left = relate(first, .left, to: root, plus: 8)
      let after = relate(second, .left, to: first, .right, plus: 4)
      let wish = relate(second, .width, plus: 400, at: 500)
      let right = relate(second, .right, to: root)
      let limit = relate(second, .width, .lessThanOrEqual, plus: 1000)
      let top = relate(second, .top, to: root)
      XCTAssertEqual(second.constraintsAffectingLayout(for: .horizontal), [left, after, wish, right])
      XCTAssertEqual(second.constraintsAffectingLayout(for: .vertical), [top])
      XCTAssertFalse(second.constraintsAffectingLayout(for: .horizontal).contains(limit))
      XCTAssertEqual(View().constraintsAffectingLayout(for: .vertical), [])
    }
  }
}
