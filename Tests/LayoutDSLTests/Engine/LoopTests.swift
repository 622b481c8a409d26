import Foundation
import LayoutDSL
import XCTest

/// What feeds back into itself comes to rest within 32 rounds of a pass, or is reported by name.
final class LoopTests: XCTestCase {
  func test_aBarPaddedByItsOwnOverlapSettles() {
    onMainActor {
      let window = Window(screen: .phone)
      let bar = Counting()
      let content = Box(View.noIntrinsicMetric, 44)
      window.addSubview(bar)
      bar.addSubview(content)
      relate(bar, .left, to: window)
      relate(bar, .right, to: window)
      relate(bar, .top, to: window, plus: 790)
      pin(content, to: bar.safeAreaLayoutGuide)
      let recorder = ReportRecorder()
      recorder.during { window.layoutIfNeeded() }
      // 44 high it reaches 24 into the safe area's 34, 68 high all of it, 78 high not more: three solutions.
      assertEqual(bar.frame, 0, 790, 390, 78)
      assertEqual(content.frame, 0, 0, 390, 44)
      XCTAssertEqual(bar.safeAreaInsets.bottom, 34)
      XCTAssertEqual(recorder.reports.count, 0)
      XCTAssertLessThanOrEqual(bar.count, 4)
      // At rest: nothing left to do.
      bar.count = 0
      window.layoutIfNeeded()
      XCTAssertEqual(bar.count, 0)
    }
  }

  func test_textBetweenTheSafeAreasOfABarSettles() {
    onMainActor {
      let window = Window(screen: .phone, orientation: .landscapeLeft)
      let bar = Counting()
      let label = Label()
      label.numberOfLines = 0
      label.text = String(repeating: "words and words ", count: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(bar)
      bar.addSubview(label)
      relate(bar, .left, to: window)
      relate(bar, .right, to: window)
      relate(bar, .bottom, to: window)
      pin(label, to: bar.safeAreaLayoutGuide)
      let recorder = ReportRecorder()
      recorder.during { window.layoutIfNeeded() }
      // 844 less 47 at both sides; below the text the safe area's 21.
      assertEqual(label.frame.width, 750)
      assertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 750, height: 1000)).height)
      assertEqual(bar.frame.height, label.frame.height + 21)
      XCTAssertEqual(recorder.reports.count, 0)
      XCTAssertLessThanOrEqual(bar.count, 4)
    }
  }

  private final class Counting: View {
    var count = 0

    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  func test_aBarThatFleesFromItsOverlapIsReported() {
    onMainActor {
      let window = Window(screen: .phone)
      let (spacer, bar) = (Box(), Box())
      bar.layoutLabel = "bar"
      spacer.layoutLabel = "spacer"
      window.adding(spacer, bar)
      relate(bar, .height, plus: 100)
      // It ends at 544 + 2·(100 - inset) + 100: at 844 without an inset, which gives it one of 34, and with that at 776,
      // which gives it none.
      relate(spacer, .top, to: window, plus: 544)
      relate(spacer, .height, to: bar.safeAreaLayoutGuide, times: 2)
      relate(bar, .top, to: spacer, .bottom)
      let recorder = ReportRecorder()
      recorder.during { window.layoutIfNeeded() }
      XCTAssertEqual(recorder.kinds, [.layoutLoop(views: ["bar"], rounds: 32)])
    }
  }

  func test_constraintsChangedByEveryLayoutAreReported() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Flipping()
      view.layoutLabel = "flipping"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.kinds, [.layoutLoop(views: ["flipping"], rounds: 32)])
    }
  }

  private final class Flipping: View {
    let inner = Box(10, 10)
    lazy var left = relate(inner, .left, to: self)

    override func layoutSubviews() {
      super.layoutSubviews()
      if inner.superview == nil { addSubview(inner) }
      left.constant = left.constant == 0 ? 5 : 0
    }
  }

  func test_updatesThatAskForUpdatesAreReported() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Updating()
      view.layoutLabel = "updating"
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.kinds, [.layoutLoop(views: ["updating"], rounds: 32)])
    }
  }

  private final class Updating: View {
    override func updateConstraints() {
      setNeedsUpdateConstraints()
      super.updateConstraints()
    }
  }
}
