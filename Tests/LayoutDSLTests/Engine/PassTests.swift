import Foundation
import LayoutDSL
import XCTest

final class PassTests: XCTestCase {
  /// Writes down what it is asked for into a log it shares.
  private final class Step: View {
    final class Log {
      var lines: [String] = []
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name)")
    }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }
  }

  func test_constraintsUpdateLeavesFirstAndLayoutRunsRootFirst() {
    onMainActor {
      let log = Step.Log()
      let root = Step("root", log)
      let child = Step("child", log)
      let leaf = Step("leaf", log)
      root.addSubview(child)
      child.addSubview(leaf)
      root.layoutIfNeeded()
      XCTAssertEqual(
        log.lines, ["update leaf", "update child", "update root", "layout root", "layout child", "layout leaf"])
      log.lines = []
      root.layoutIfNeeded()
      XCTAssertEqual(log.lines, [])
      leaf.setNeedsUpdateConstraints()
      child.setNeedsLayout()
      XCTAssertTrue(leaf.needsUpdateConstraints())
      root.layoutIfNeeded()
      XCTAssertEqual(log.lines, ["update leaf", "layout child"])
    }
  }

  func test_passesStartAtTheTopmostViewThatNeedsOne() {
    onMainActor {
      let log = Step.Log()
      let root = Step("root", log)
      let child = Step("child", log)
      let other = Step("other", log)
      root.adding(child, other)
      root.layoutIfNeeded()
      log.lines = []
      other.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
      XCTAssertEqual(log.lines, ["layout child"])
      log.lines = []
      root.setNeedsLayout()
      child.layoutIfNeeded()
      XCTAssertEqual(log.lines, ["layout root", "layout other"])
    }
  }

  func test_onlyWhatMovesIsLaidOut() {
    onMainActor {
      let log = Step.Log()
      let root = Step("root", log)
      let first = Step("first", log)
      let second = Step("second", log)
      root.adding(first, second)
      let inFirst = Box(5, 5)
      let inSecond = Box(5, 5)
      first.addSubview(inFirst)
      second.addSubview(inSecond)
      let constraint = relate(inFirst, .left, to: first)
      relate(inSecond, .left, to: second)
      root.layoutIfNeeded()
      log.lines = []
      constraint.constant = 3
      root.layoutIfNeeded()
      XCTAssertEqual(log.lines, ["layout first"])
      assertEqual(inFirst.frame, 3, 0, 5, 5)
    }
  }

  func test_constraintsMayBeMadeInUpdateConstraints() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Late()
      root.addSubview(view)
      root.layoutIfNeeded()
      assertEqual(view.inner.frame, 7, 0, 10, 10)
      XCTAssertEqual(view.constraints.count, 1)
    }
  }

  private final class Late: View {
    let inner = Box(10, 10)

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      if constraints.isEmpty { relate(inner, .left, to: self, plus: 7) }
      super.updateConstraints()
    }
  }

  func test_layoutMayChangeConstraints() {
    onMainActor {
      let root = makeRoot(200, 100)
      let view = Square()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      relate(view, .width, to: root, times: 0.5)
      root.layoutIfNeeded()
      // Twice as high as its width, which it learns only when it is laid out.
      assertEqual(view.frame, 0, 0, 100, 200)
      root.frame.size.width = 60
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 30, 60)
    }
  }

  private final class Square: View {
    private lazy var height = relate(self, .height, plus: 0)

    override func layoutSubviews() {
      super.layoutSubviews()
      height.constant = bounds.width * 2
    }
  }

  func test_layoutMayAskForAPassOfItsOwn() {
    onMainActor {
      let root = makeRoot(200, 100)
      let view = Eager()
      root.addSubview(view)
      root.layoutIfNeeded()
      assertEqual(view.inner.frame, 4, 0, 10, 10)
    }
  }

  private final class Eager: View {
    let inner = Box(10, 10)
    private var left: AttributeConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard left == nil else { return }
      addSubview(inner)
      left = relate(inner, .left, to: self, plus: 4)
      layoutIfNeeded()
      assertEqual(inner.frame, 4, 0, 10, 10)
    }
  }

  func test_overridesNeedNotCallSuper() {
    onMainActor {
      let root = Silent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Box(10, 10)
      root.addSubview(view)
      relate(view, .left, to: root, plus: 4)
      root.layoutIfNeeded()
      assertEqual(view.frame, 4, 0, 10, 10)
    }
  }

  private final class Silent: View {
    override func layoutSubviews() {}
  }

  func test_layoutThatNeverRestsIsReportedOnce() {
    onMainActor {
      let root = makeRoot(100, 100)
      let restless = Restless()
      restless.layoutLabel = "restless"
      let view = Box(10, 10)
      root.adding(restless, view)
      relate(view, .left, to: root, plus: 4)
      let recorder = ReportRecorder()
      recorder.during {
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.kinds, [.layoutLoop(views: ["restless"], rounds: 32)])
        assertEqual(view.frame, 4, 0, 10, 10)
        // Told again once it has come to rest in between.
        restless.isRestless = false
        root.layoutIfNeeded()
        restless.isRestless = true
        restless.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.reports.count, 2)
      }
    }
  }

  func test_passesInsidePassesEnd() {
    onMainActor {
      let root = makeRoot(100, 100)
      let restless = Restless()
      restless.asksForPasses = true
      root.addSubview(restless)
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.reports.count, 1)
      XCTAssertLessThan(restless.count, 100)
    }
  }

  private final class Restless: View {
    var isRestless = true
    var asksForPasses = false
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      if isRestless { setNeedsLayout() }
      if asksForPasses { layoutIfNeeded() }
    }
  }
}
