import Foundation
import LayoutDSL
import XCTest

/// Leading and trailing follow the direction of the first item, and positive constants go along it.
final class ReadingDirectionTests: XCTestCase {
  func test_semanticAttributesDecideTheDirection() {
    onMainActor {
      let root = View()
      let view = View()
      root.addSubview(view)
      let cases: [(SemanticContentAttribute, UserInterfaceLayoutDirection, UserInterfaceLayoutDirection)] = [
        (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
        (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
        (.forceRightToLeft, .rightToLeft, .rightToLeft),
      ]
      for (attribute, leftToRight, rightToLeft) in cases {
        view.semanticContentAttribute = attribute
        root.baseLayoutDirection = .leftToRight
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, leftToRight)
        root.baseLayoutDirection = .rightToLeft
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, rightToLeft)
      }
      // Not inherited.
      root.baseLayoutDirection = .leftToRight
      view.semanticContentAttribute = .unspecified
      root.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }
  }

  func test_inequalitiesTurnWithTheDirection() {
    onMainActor {
      let root = makeRoot(320, 100)
      root.baseLayoutDirection = .rightToLeft
      let (box, other) = (Box(500, 10), Box(100, 10))
      root.adding(box, other)
      relate(box, .leading, .greaterThanOrEqual, to: root, plus: 16)
      relate(box, .trailing, .lessThanOrEqual, to: root, plus: -20)
      relate(other, .left, .greaterThanOrEqual, to: root, plus: 30)
      relate(other, .right, .lessThanOrEqual, to: root, plus: -40)
      root.layoutIfNeeded()
      // Leading is right: 16 free there and 20 on the left.
      assertEqual(box.frame.minX, 20)
      assertEqual(box.frame.maxX, 304)
      assertEqual(other.frame.minX, 30)
    }
  }

  func test_leadingAndTrailingFlipLeftAndRightDoNot() {
    onMainActor {
      let root = makeRoot(320, 100)
      root.baseLayoutDirection = .rightToLeft
      let boxes = (0..<4).map { _ in Box(100, 10) }
      for box in boxes { root.addSubview(box) }
      relate(boxes[0], .leading, to: root, plus: 16)
      relate(boxes[1], .trailing, to: root, plus: -16)
      relate(boxes[2], .left, to: root, plus: 16)
      relate(boxes[3], .leading, to: root, .centerX, plus: 10)
      root.layoutIfNeeded()
      // 320 - 16 - 100; 16; 16; maxX = 160 - 10.
      assertEqual(boxes[0].frame.minX, 204)
      assertEqual(boxes[1].frame.minX, 16)
      assertEqual(boxes[2].frame.minX, 16)
      assertEqual(boxes[3].frame.minX, 50)
    }
  }

  /// What `layoutSubviews` places by the direction is placed again when that changes, in the tree or for the view alone.
  func test_layoutSubviewsRunsAgain() {
    final class TrailingMark: View {
      let mark = View()
      override func layoutSubviews() {
        super.layoutSubviews()
        if mark.superview == nil { addSubview(mark) }
        let x = effectiveUserInterfaceLayoutDirection == .leftToRight ? bounds.width - 10 : 0
        mark.frame = CGRect(x: x, y: 0, width: 10, height: 10)
      }
    }
    onMainActor {
      let root = makeRoot(320, 100)
      let view = TrailingMark(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      root.addSubview(view)
      root.layoutIfNeeded()
      assertEqual(view.mark.frame.minX, 90)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      assertEqual(view.mark.frame.minX, 0)
      view.semanticContentAttribute = .forceLeftToRight
      root.layoutIfNeeded()
      assertEqual(view.mark.frame.minX, 90)
    }
  }

  func test_changedDirectionIsReadAgain() {
    onMainActor {
      let root = makeRoot(320, 100)
      let first = Box(100, 10)
      let second = Box(50, 10)
      root.adding(first, second)
      relate(first, .leading, to: root, plus: 16)
      relate(second, .leading, to: first, .trailing, plus: 8)
      root.layoutIfNeeded()
      assertEqual(first.frame, 16, 0, 100, 10)
      assertEqual(second.frame, 124, 0, 50, 10)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      assertEqual(first.frame, 204, 0, 100, 10)
      // 204 - 8 - 50.
      assertEqual(second.frame, 146, 0, 50, 10)
      second.semanticContentAttribute = .forceLeftToRight
      root.layoutIfNeeded()
      // The first item of the second constraint reads from left to right: 304 + 8.
      assertEqual(second.frame, 312, 0, 50, 10)
      second.semanticContentAttribute = .unspecified
      root.baseLayoutDirection = .leftToRight
      root.layoutIfNeeded()
      assertEqual(second.frame, 124, 0, 50, 10)
    }
  }

  func test_directionChangesOfManyOrdersGiveTheSameFrames() {
    onMainActor {
      // Two equal wishes: the earlier yields, also after the constraints were read again.
      let root = makeRoot(300, 100)
      let box = Box()
      root.addSubview(box)
      relate(box, .leading, to: root)
      let wish = relate(box, .trailing, to: root, plus: -100, at: 500)
      relate(box, .width, plus: 250, at: 500)
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 250, 0)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      assertEqual(box.frame, 50, 0, 250, 0)
      root.baseLayoutDirection = .leftToRight
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 250, 0)
      wish.isActive = false
      wish.isActive = true
      root.layoutIfNeeded()
      // Now the wish for the edge is the later one.
      assertEqual(box.frame, 0, 0, 200, 0)
    }
  }

  func test_directionalMargins() {
    onMainActor {
      let root = makeRoot(200, 100)
      root.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
      root.baseLayoutDirection = .rightToLeft
      let box = Box(20, 10)
      let centered = Box(20, 10)
      root.adding(box, centered)
      relate(box, .leading, to: root, .leadingMargin, plus: 5)
      relate(centered, .centerX, to: root, .centerXWithinMargins)
      root.layoutIfNeeded()
      // maxX = 200 - 30 - 5; the middle between 10 and 170.
      assertEqual(box.frame, 145, 0, 20, 10)
      assertEqual(centered.frame, 80, 0, 20, 10)
    }
  }

  func test_guidesFollowTheirOwner() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.semanticContentAttribute = .forceRightToLeft
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      XCTAssertEqual(guide.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      relate(guide, .leading, to: root, plus: 5)
      relate(guide, .width, plus: 10)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 85, 0, 10, 0)
    }
  }

  func test_movingToATreeOfAnotherLanguage() {
    onMainActor {
      let first = makeRoot(100, 100)
      let second = makeRoot(100, 100)
      second.baseLayoutDirection = .rightToLeft
      let panel = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      panel.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
      let box = Box(10, 10)
      panel.addSubview(box)
      relate(box, .leading, to: panel, .leadingMargin, plus: 5)
      first.addSubview(panel)
      first.layoutIfNeeded()
      assertEqual(box.frame, 35, 0, 10, 10)
      second.addSubview(panel)
      second.layoutIfNeeded()
      // maxX = 100 - 30 - 5.
      assertEqual(box.frame, 55, 0, 10, 10)
    }
  }

  func test_distancesGoAlongTheReadingDirection() {
    onMainActor {
      for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let root = makeRoot(320, 100)
        root.baseLayoutDirection = direction
        let (box, other, third, fourth) = (Box(80, 10), Box(), Box(20, 10), Box())
        root.adding(box, other, third, fourth)
        // At least 50, and what is open is no more than that.
        fourth.leadingAnchor.anchorWithOffset(to: fourth.trailingAnchor)
          .constraint(greaterThanOrEqualToConstant: 50).isActive = true
        relate(box, .leading, to: root, plus: 30)
        relate(other, .leading, to: box, .trailing, plus: 10)
        // As wide as a box, twice, and 6 more: 166.
        other.leadingAnchor.anchorWithOffset(to: other.trailingAnchor).constraint(
          equalTo: box.widthAnchor, multiplier: 2, constant: 6
        ).isActive = true
        // From the box's leading edge to the third's.
        box.leadingAnchor.anchorWithOffset(to: third.leadingAnchor).constraint(equalToConstant: 100)
          .isActive = true
        third.leadingAnchor.anchorWithOffset(to: third.trailingAnchor).constraint(
          equalTo: box.leftAnchor.anchorWithOffset(to: box.rightAnchor), multiplier: 0.25
        ).isActive = true
        // The third is a quarter as wide as the box from side to side.
        root.layoutIfNeeded()
        let isTurned = direction == .rightToLeft
        assertEqual(other.frame.width, 166)
        // Leading edges at 30, 30 + 80 + 10 and 30 + 100 from where reading begins.
        assertEqual(isTurned ? 320 - box.frame.maxX : box.frame.minX, 30)
        assertEqual(isTurned ? 320 - other.frame.maxX : other.frame.minX, 120)
        assertEqual(isTurned ? 320 - third.frame.maxX : third.frame.minX, 130)
        assertEqual(third.frame.width, 20)
        assertEqual(fourth.frame.width, 50)
        root.baseLayoutDirection = isTurned ? .leftToRight : .rightToLeft
        root.layoutIfNeeded()
        assertEqual(isTurned ? third.frame.minX : 320 - third.frame.maxX, 130)
      }
    }
  }
}
