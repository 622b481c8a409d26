import Foundation
import LayoutDSL
import XCTest

/// A scroll view that fills a root.
#if MainActorViews
  @MainActor
#endif
private func filled(_ width: CGFloat = 320, _ height: CGFloat = 480) -> (root: View, scroll: ScrollView) {
  let root = makeRoot(width, height)
  let scroll = ScrollView()
  scroll.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(scroll)
  pin(scroll, to: root)
  return (root, scroll)
}

/// Content size and coordinates of scroll views.
final class ScrollViewTests: XCTestCase {
  func test_E50_contentSizeFromAChain() {
    onMainActor {
      let (root, scroll) = filled()
      let child = Box()
      scroll.addSubview(child)
      relate(child, .leading, to: scroll, plus: 100)
      relate(child, .width, plus: 200)
      relate(scroll, .trailing, to: child, plus: 500)
      relate(child, .top, to: scroll, plus: 131)
      relate(child, .height, plus: 200)
      relate(scroll, .bottom, to: child, plus: 269)
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.reports, [])
      // 100 + 200 + 500 and 131 + 200 + 269.
      XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 600))
      assertEqual(child.frame, 100, 131, 200, 200)
      assertEqual(scroll.frame, 0, 0, 320, 480)
    }
  }

  func test_E51_edgesAreTheContentsAndTheWidthIsTheFrames() {
    onMainActor {
      let (root, scroll) = filled()
      let content = Box()
      scroll.addSubview(content)
      pin(content, to: scroll)
      relate(content, .width, to: scroll)
      relate(content, .height, plus: 1000)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
      assertEqual(content.frame, 0, 0, 320, 1000)
      scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
      assertEqual(content.frame, 0, 0, 320, 1000)
    }
  }

  func test_E52_frameGuideStaysWhileTheContentScrolls() {
    onMainActor {
      let (root, scroll) = filled()
      let bar = Box(10, 10)
      scroll.addSubview(bar)
      relate(bar, .top, to: scroll.frameLayoutGuide, plus: 10)
      relate(bar, .left, to: scroll.frameLayoutGuide)
      root.layoutIfNeeded()
      assertEqual(bar.frame, 0, 10, 10, 10)
      scroll.contentOffset.y = 50
      root.layoutIfNeeded()
      assertEqual(bar.frame, 0, 60, 10, 10)
      assertEqual(scroll.frameLayoutGuide.layoutFrame, 0, 50, 320, 480)
      // A change elsewhere in between makes no difference.
      scroll.contentOffset = CGPoint(x: 7, y: 30)
      bar.content.height = 20
      root.layoutIfNeeded()
      assertEqual(bar.frame, 7, 40, 10, 20)
    }
  }

  func test_V46_blocksInAScroller() {
    onMainActor {
      let (root, scroll) = filled()
      let content = Box()
      scroll.addSubview(content)
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
      }
      var above: View?
      for _ in 0..<3 {
        let block = Box()
        content.addSubview(block)
        block.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(300)
          if let above { make.top.equalTo(above.snp.bottom) } else { make.top.equalToSuperview() }
        }
        above = block
      }
      above?.snp.makeConstraints { make in make.bottom.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(scroll.frame, 0, 0, 320, 480)
      assertEqual(content.frame, 0, 0, 320, 900)
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 900))
    }
  }

  func testCentreAndMarginsAreTheContents() {
    onMainActor {
      let (root, scroll) = filled(100, 100)
      let (middle, inset) = (Box(20, 20), Box())
      scroll.adding(middle, inset)
      relate(scroll.contentLayoutGuide, .width, plus: 400)
      relate(scroll.contentLayoutGuide, .height, plus: 300)
      relate(middle, .centerX, to: scroll)
      relate(middle, .centerY, to: scroll)
      relate(inset, .left, to: scroll, .leftMargin)
      relate(inset, .right, to: scroll, .rightMargin)
      relate(inset, .top, to: scroll.layoutMarginsGuide)
      relate(inset, .height, to: scroll)
      root.layoutIfNeeded()
      assertEqual(middle.frame, 190, 140, 20, 20)
      // 8 on each side of 400, and as high as the frame.
      assertEqual(inset.frame, 8, 8, 384, 100)
      assertEqual(scroll.contentLayoutGuide.layoutFrame, 0, 0, 400, 300)
    }
  }

  func testOutsideTheEdgesAreTheFrames() {
    onMainActor {
      let root = makeRoot(320, 480)
      let scroll = ScrollView()
      let (label, block) = (Box(50, 20), Box(100, 900))
      scroll.translatesAutoresizingMaskIntoConstraints = false
      root.adding(scroll, label)
      scroll.addSubview(block)
      pin(block, to: scroll)
      relate(scroll, .left, to: root, plus: 10)
      relate(scroll, .top, to: root, plus: 30)
      size(scroll, 200, 300)
      relate(label, .top, to: scroll, .bottom, plus: 5)
      relate(label, .left, to: scroll)
      root.layoutIfNeeded()
      assertEqual(label.frame, 10, 335, 50, 20)
      XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 900))
    }
  }

  func testWhatIsInsideCanBeRelatedToWhatIsOutside() {
    onMainActor {
      let (root, scroll) = filled()
      let (block, header) = (Box(320, 2000), Box(100, 40))
      scroll.adding(block, header)
      pin(block, to: scroll)
      // As the header of a profile: in its place, or at the top of the screen when that has been scrolled away.
      relate(header, .top, .greaterThanOrEqual, to: root, plus: 20)
      relate(header, .top, .greaterThanOrEqual, to: block, plus: 200)
      relate(header, .left, to: root)
      root.layoutIfNeeded()
      XCTAssertEqual(header.frame.minY, 200)
      scroll.contentOffset.y = 500
      root.layoutIfNeeded()
      // 20 on the screen is 520 in the content.
      XCTAssertEqual(header.frame.minY, 520)
      scroll.contentOffset.y = 100
      root.layoutIfNeeded()
      XCTAssertEqual(header.frame.minY, 200)
    }
  }

  func testFromRightToLeft() {
    onMainActor {
      let (root, scroll) = filled(100, 50)
      root.baseLayoutDirection = .rightToLeft
      let box = Box(300, 10)
      scroll.addSubview(box)
      relate(box, .leading, to: scroll, plus: 30)
      relate(scroll, .trailing, to: box, plus: 50)
      root.layoutIfNeeded()
      // 30 + 300 + 50, the 30 on the right.
      XCTAssertEqual(scroll.contentSize.width, 380)
      XCTAssertEqual(box.frame.minX, 50)
    }
  }

  func testScrollViewsInScrollViews() {
    onMainActor {
      let (root, scroll) = filled()
      let inner = ScrollView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      let (card, below) = (Box(900, 100), Box(50, 700))
      scroll.adding(inner, below)
      inner.addSubview(card)
      relate(inner, .top, to: scroll)
      relate(inner, .left, to: scroll)
      relate(inner, .right, to: scroll)
      relate(inner, .width, to: scroll)
      relate(inner, .height, to: card)
      pin(card, to: inner)
      relate(below, .top, to: inner, .bottom)
      relate(below, .left, to: scroll)
      relate(below, .bottom, to: scroll)
      root.layoutIfNeeded()
      XCTAssertEqual(inner.contentSize, CGSize(width: 900, height: 100))
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 800))
      assertEqual(inner.frame, 0, 0, 320, 100)
      assertEqual(below.frame, 0, 100, 50, 700)
    }
  }

  func testContentSizeByHand() {
    onMainActor {
      let (root, scroll) = filled()
      scroll.contentSize = CGSize(width: 500, height: 700)
      let box = Box(10, 900)
      scroll.addSubview(box)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 700))
      // Constraints decide along the vertical axis, what was set along the other.
      relate(box, .top, to: scroll)
      relate(box, .bottom, to: scroll)
      relate(box, .right, to: scroll)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 900))
      XCTAssertEqual(box.frame.maxX, 500)
      scroll.contentSize = CGSize(width: 600, height: 1)
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 900))
    }
  }

  /// A chain that is broken after it was laid out: nothing decides the height any more, which comes out as nothing.
  func testContentWhoseChainBreaksIsNamed() {
    onMainActor {
      let (root, scroll) = filled()
      scroll.snp.setLabel("page")
      let (content, upper, lower) = (View(), View(), View())
      scroll.addSubview(content)
      content.adding(upper, lower)
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(scroll)
      }
      upper.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(upper.snp.width).multipliedBy(1.5)
      }
      var end: Constraint?
      lower.snp.makeConstraints { make in
        make.top.equalTo(upper.snp.bottom).offset(20)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(100)
        end = make.bottom.equalToSuperview().offset(-20).constraint
      }
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      // 1.5 x 320 + 20 + 100 + 20.
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 620))
      XCTAssertEqual(recorder.reports, [])
      let later = ReportRecorder()
      later.during {
        end?.deactivate()
        root.layoutIfNeeded()
      }
      XCTAssertEqual(scroll.contentSize.height, 0)
      XCTAssertEqual(later.hints.map(\.kind), [.ambiguousContentSize(scrollView: "page", axis: .vertical)])
      XCTAssertEqual(later.reports.count, 1)
      end?.activate()
      root.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize.height, 620)
    }
  }

  func testAmbiguousContentIsNamed() {
    onMainActor {
      let (root, scroll) = filled()
      scroll.snp.setLabel("page")
      let content = Box(View.noIntrinsicMetric, 100)
      scroll.addSubview(content)
      let recorder = ReportRecorder()
      recorder.during {
        relate(content, .left, to: scroll)
        relate(content, .right, to: scroll)
        relate(content, .top, to: scroll)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      // How wide is open, and nothing but the top is said about the height.
      XCTAssertEqual(
        recorder.hints.map(\.kind),
        [
          .ambiguousContentSize(scrollView: "page", axis: .horizontal),
          .ambiguousContentSize(scrollView: "page", axis: .vertical),
        ])
      XCTAssertEqual(recorder.reports.count, 2)
      XCTAssertEqual(scroll.contentSize, .zero)
      let later = ReportRecorder()
      later.during {
        relate(content, .width, to: scroll)
        relate(content, .bottom, to: scroll)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(later.reports, [])
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 100))
    }
  }

  func testContentOfNoSizeIsNotAmbiguous() {
    onMainActor {
      let (root, scroll) = filled()
      let stack = StackView(arrangedSubviews: [Box(10, 10)])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      pin(stack, to: scroll)
      relate(stack, .width, to: scroll)
      stack.arrangedSubviews[0].isHidden = true
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.reports, [])
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 0))
    }
  }

  func testLeavingAndComingBack() {
    onMainActor {
      let (root, scroll) = filled()
      let content = Box(30, 1000)
      scroll.addSubview(content)
      pin(content, to: scroll)
      root.layoutIfNeeded()
      scroll.removeFromSuperview()
      let other = makeRoot(100, 100)
      other.addSubview(scroll)
      pin(scroll, to: other)
      content.content.height = 700
      other.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 30, height: 700))
      assertEqual(scroll.frame, 0, 0, 100, 100)
    }
  }
}
