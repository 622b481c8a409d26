import Foundation
import LayoutDSL
import XCTest

final class FittingTests: XCTestCase {
  /// Intrinsic 100: compressed 100, and expanded 100 as well, as hugging at 250 outranks the wish at 50.
  func test_E47_fittingAnIntrinsicSize() {
    onMainActor {
      let box = Box(100, 100)
      XCTAssertEqual(box.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(width: 100, height: 100))
      XCTAssertEqual(box.systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 100, height: 100))
    }
  }

  /// The same through a container whose edges hold the content.
  func test_E47_fittingAContainerOfAnIntrinsicSize() {
    onMainActor {
      let container = View()
      let box = Box(100, 100)
      container.addSubview(box)
      pin(box, to: container)
      XCTAssertEqual(
        container.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(width: 100, height: 100))
      XCTAssertEqual(
        container.systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 100, height: 100))
    }
  }

  /// Without anything inside there is only the wish.
  func testNothingInside() {
    onMainActor {
      let view = View(frame: CGRect(x: 5, y: 5, width: 70, height: 70))
      XCTAssertEqual(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize), .zero)
      XCTAssertEqual(
        view.systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 10000, height: 10000))
    }
  }

  /// A chain of at least 30 and 10 around it: 50 compressed; expanded it grows to 10000.
  func testInequalitiesGrow() {
    onMainActor {
      let container = View()
      let inner = Box()
      container.addSubview(inner)
      pin(inner, to: container, insets: EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      relate(inner, .width, .greaterThanOrEqual, plus: 30)
      relate(inner, .height, .greaterThanOrEqual, plus: 30)
      XCTAssertEqual(
        container.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(width: 50, height: 50))
      XCTAssertEqual(
        container.systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 10000, height: 10000))
    }
  }

  /// A required width of 200 is taken as it is; the height is three quarters of it, plus 8 and 8.
  func testRequiredWidth() {
    onMainActor {
      let container = View()
      let picture = Box()
      container.addSubview(picture)
      pin(picture, to: container, insets: EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      relate(picture, .height, to: picture, .width, times: 0.75)
      let size = container.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size, CGSize(width: 200, height: 166))
    }
  }

  /// A label wraps at the required width: 28.16 points, "aa bb aa" in 80 has two lines of 33.605.
  func testLabelWrapsAtTheRequiredWidth() {
    onMainActor {
      let container = View()
      let label = Label()
      label.font = .systemFont(ofSize: 28.16)
      label.numberOfLines = 0
      label.text = "aa bb aa"
      container.addSubview(label)
      label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
      let size = container.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      assertEqual(size.width, 100)
      assertEqual(size.height, 87.21)
    }
  }

  /// Constraints with the superview and the frame take no part; the view's own size does.
  func testOnlyWhatIsInsideCounts() {
    onMainActor {
      let root = makeRoot(400, 400)
      let view = Box()
      let inner = Box(20, 20)
      root.addSubview(view)
      view.addSubview(inner)
      pin(view, to: root)
      pin(inner, to: view)
      root.layoutIfNeeded()
      XCTAssertEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 20, height: 20))
      relate(view, .width, plus: 70)
      XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 70)
    }
  }

  func testNothingOutsideChanges() {
    onMainActor {
      let recorder = ReportRecorder()
      recorder.during {
        let root = makeRoot(100, 100)
        let label = Label()
        label.font = .systemFont(ofSize: 28.16)
        label.numberOfLines = 0
        label.text = "aa bb aa"
        root.addSubview(label)
        label.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
        root.layoutIfNeeded()
        assertEqual(label.frame, 0, 0, 100, 67.21)
        // Six words' worth of lines at 40, and nothing of it stays.
        let size = label.systemLayoutSizeFitting(
          CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        assertEqual(size.height, 100.815)
        assertEqual(label.frame, 0, 0, 100, 67.21)
        assertEqual(label.intrinsicContentSize.height, 67.21)
        root.layoutIfNeeded()
        assertEqual(label.frame, 0, 0, 100, 67.21)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        assertEqual(label.frame, 0, 0, 200, 33.605)
      }
      XCTAssertTrue(recorder.reports.isEmpty)
    }
  }

  /// Constraints that wait for the next pass are seen by the fitting and by the pass.
  func testBeforeAndBetweenPasses() {
    onMainActor {
      let root = makeRoot(400, 400)
      let view = Box()
      root.addSubview(view)
      relate(view, .left, to: root)
      root.layoutIfNeeded()
      let width = relate(view, .width, plus: 30)
      XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 30)
      root.layoutIfNeeded()
      XCTAssertEqual(view.frame.width, 30)
      width.constant = 44
      XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 44)
      root.layoutIfNeeded()
      XCTAssertEqual(view.frame.width, 44)
      width.isActive = false
      XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 0)
      root.layoutIfNeeded()
      XCTAssertEqual(view.frame.width, 0)
    }
  }

  /// 20.2 becomes 20.333 at 3x.
  func testRoundedUpToPixelsInAWindow() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 100), scale: 3)
      let box = Box(20.2, 20)
      window.addSubview(box)
      assertEqual(box.systemLayoutSizeFitting(.zero).width, 61.0 / 3)
      assertEqual(box.systemLayoutSizeFitting(.zero).height, 20)
    }
  }

  func testBadInputIsReported() {
    onMainActor {
      let recorder = ReportRecorder()
      recorder.during {
        let size = Box(10, 10).systemLayoutSizeFitting(
          CGSize(width: CGFloat.nan, height: 0), withHorizontalFittingPriority: LayoutPriority(0),
          verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 10, height: 10))
      }
      XCTAssertEqual(
        recorder.kinds,
        [
          .notFinite(property: "fitting width", value: .notANumber, subject: "Box"),
          .badPriority(0, subject: "Box's fitting size"),
        ])
    }
  }
}
