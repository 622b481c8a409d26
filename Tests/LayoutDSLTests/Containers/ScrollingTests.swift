import Foundation
import LayoutDSL
import XCTest

/// 300 high with a content of 1000.
#if MainActorViews
  @MainActor
#endif
private func scroller(_ content: CGFloat = 1000) -> ScrollView {
  let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  scroll.contentSize = CGSize(width: 100, height: content)
  return scroll
}

/// Offsets, insets and what a delegate hears.
final class ScrollingTests: XCTestCase {
  /// Writes down what it hears.
  private final class Listener: ScrollViewDelegate {
    var heard: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: ScrollView) { heard.append("scrolled to \(scrollView.contentOffset.y)") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { heard.append("begins") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      heard.append(decelerate ? "lets go" : "ends")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { heard.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { heard.append("animated") }
  }

  func testUsersAreStoppedAtTheEndsCodeIsNot() {
    onMainActor {
      let scroll = scroller()
      scroll.userScroll(y: 250)
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 250))
      scroll.userScroll(x: 40, y: 5000)
      // 1000 - 300; and nothing is to be seen on the right.
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 700))
      scroll.userScroll(y: -5000)
      XCTAssertEqual(scroll.contentOffset.y, 0)
      scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
      scroll.userScroll(y: 5000)
      XCTAssertEqual(scroll.contentOffset.y, 750)
      scroll.userScroll(y: -5000)
      XCTAssertEqual(scroll.contentOffset.y, -20)
      scroll.contentOffset.y = 4000
      XCTAssertEqual(scroll.contentOffset.y, 4000)
      scroll.isScrollEnabled = false
      scroll.userScroll(y: -10)
      XCTAssertEqual(scroll.contentOffset.y, 4000)
      XCTAssertEqual(scroll.bounds, CGRect(x: 0, y: 4000, width: 100, height: 300))
      XCTAssertEqual(scroll.frame, CGRect(x: 0, y: 0, width: 100, height: 300))
    }
  }

  func testASmallContentDoesNotMove() {
    onMainActor {
      let scroll = scroller(200)
      scroll.userScroll(y: 50)
      XCTAssertEqual(scroll.contentOffset.y, 0)
    }
  }

  func testDelegate() {
    onMainActor {
      let scroll = scroller()
      let listener = Listener()
      scroll.delegate = listener
      scroll.userScroll(y: 100)
      XCTAssertEqual(listener.heard, ["begins", "scrolled to 100.0", "ends"])
      listener.heard = []
      listener.target = CGPoint(x: 0, y: 150)
      scroll.userScroll(y: 10)
      XCTAssertEqual(listener.heard, ["begins", "scrolled to 110.0", "lets go", "scrolled to 150.0", "rests"])
      listener.heard = []
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      XCTAssertEqual(listener.heard, ["scrolled to 30.0", "animated", "scrolled to 40.0"])
    }
  }

  func testPaging() {
    onMainActor {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scroll.contentSize = CGSize(width: 350, height: 50)
      scroll.isPagingEnabled = true
      scroll.userScroll(x: 40)
      XCTAssertEqual(scroll.contentOffset.x, 0)
      scroll.userScroll(x: 60)
      XCTAssertEqual(scroll.contentOffset.x, 100)
      scroll.userScroll(x: 20, velocity: CGPoint(x: 1, y: 0))
      XCTAssertEqual(scroll.contentOffset.x, 200)
      scroll.userScroll(x: -20, velocity: CGPoint(x: -1, y: 0))
      XCTAssertEqual(scroll.contentOffset.x, 100)
      // The last page begins at 250, as the content ends there.
      scroll.userScroll(x: 500)
      XCTAssertEqual(scroll.contentOffset.x, 250)
    }
  }

  func testScrollingToARectangle() {
    onMainActor {
      let scroll = scroller()
      let offset = { (y: CGFloat, height: CGFloat) -> CGFloat in
        scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
        return scroll.contentOffset.y
      }
      // Seen already; its bottom at the bottom; its top at the top; the end of the content.
      XCTAssertEqual(offset(100, 50), 0)
      XCTAssertEqual(offset(400, 50), 150)
      XCTAssertEqual(offset(120, 50), 120)
      XCTAssertEqual(offset(980, 50), 700)
      // Higher than what is seen: from its top on.
      XCTAssertEqual(offset(100, 400), 100)
      XCTAssertEqual(offset(100, 350), 100)
    }
  }

  func testAKeyboardComesUp() {
    onMainActor {
      // 844 high; 336 of it go to the keyboard, as the course sets it: inset at the bottom, then scroll to the field.
      let root = makeRoot(390, 844)
      let scroll = ScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      let (form, field) = (Box(), Box())
      root.addSubview(scroll)
      scroll.addSubview(form)
      form.addSubview(field)
      pin(scroll, to: root)
      pin(form, to: scroll)
      relate(form, .width, to: scroll)
      relate(form, .height, plus: 900)
      relate(field, .top, to: form, plus: 700)
      relate(field, .left, to: form, plus: 20)
      size(field, 350, 44)
      root.layoutIfNeeded()
      scroll.contentInset.bottom = 336
      scroll.scrollRectToVisible(field.frame, animated: true)
      // 744 - (844 - 336).
      XCTAssertEqual(scroll.contentOffset.y, 236)
      scroll.contentInset = .zero
      scroll.scrollRectToVisible(field.frame, animated: true)
      XCTAssertEqual(scroll.contentOffset.y, 236)
      scroll.userScroll(y: 1000)
      XCTAssertEqual(scroll.contentOffset.y, 56)
    }
  }

  func testSafeAreaAddsToTheInsets() {
    onMainActor {
      let root = makeRoot(390, 844)
      root.additionalSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let scroll = ScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      scroll.contentInset = EdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
      let block = Box(390, 2000)
      root.addSubview(scroll)
      scroll.addSubview(block)
      pin(scroll, to: root)
      pin(block, to: scroll)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.adjustedContentInset, EdgeInsets(top: 52, left: 1, bottom: 34, right: 0))
      // It began at the top and still does.
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: -1, y: -52))
      XCTAssertEqual(block.frame.minY, 0)
      scroll.contentInsetAdjustmentBehavior = .never
      XCTAssertEqual(scroll.adjustedContentInset, scroll.contentInset)
      XCTAssertEqual(scroll.contentOffset.y, -5)
      scroll.contentInsetAdjustmentBehavior = .automatic
      // All of it is seen: nothing to scroll, nothing added, unless it bounces.
      block.content.height = 100
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.adjustedContentInset, scroll.contentInset)
      scroll.alwaysBounceVertical = true
      XCTAssertEqual(scroll.adjustedContentInset.top, 52)
      scroll.contentInsetAdjustmentBehavior = .always
      XCTAssertEqual(scroll.adjustedContentInset, EdgeInsets(top: 52, left: 1, bottom: 34, right: 0))
    }
  }

  func testLessContentMovesTheOffset() {
    onMainActor {
      let scroll = scroller()
      scroll.userScroll(y: 700)
      scroll.contentSize.height = 600
      XCTAssertEqual(scroll.contentOffset.y, 300)
      scroll.contentSize.height = 100
      XCTAssertEqual(scroll.contentOffset.y, 0)
    }
  }

  func testNumbersThatMakeNoSense() {
    onMainActor {
      let scroll = scroller()
      let recorder = ReportRecorder()
      recorder.during {
        scroll.contentOffset.y = .nan
        scroll.contentSize.width = .infinity
        scroll.contentInset.left = .nan
        scroll.userScroll(y: .nan)
        scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
      }
      XCTAssertEqual(recorder.kinds.count, 3)
      XCTAssertEqual(scroll.contentOffset, .zero)
      XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 1000))
      XCTAssertEqual(scroll.contentInset, .zero)
    }
  }
}
