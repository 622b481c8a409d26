import Foundation
import LayoutDSL
import XCTest

/// The guide is what the keyboard covers of a view; without one, what is below the safe area.
final class KeyboardGuideTests: XCTestCase {
  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  func test_anInputBarOnTheKeyboard() {
    onMainActor {
      let window = Window(screen: .phone)
      let bar = Box(View.noIntrinsicMetric, 56)
      window.addSubview(bar)
      relate(bar, .left, to: window)
      relate(bar, .right, to: window)
      relate(bar, .bottom, to: window.keyboardLayoutGuide, .top)
      window.layoutIfNeeded()
      // 844 - 34 - 56; with the keyboard 508 - 56.
      assertEqual(bar.frame, 0, 754, 390, 56)
      window.keyboardFrame = Self.keyboard
      window.layoutIfNeeded()
      assertEqual(bar.frame, 0, 452, 390, 56)
      XCTAssertEqual(window.keyboardLayoutGuide.layoutFrame, Self.keyboard)
      window.keyboardFrame = nil
      window.layoutIfNeeded()
      assertEqual(bar.frame, 0, 754, 390, 56)
      window.keyboardLayoutGuide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      assertEqual(bar.frame, 0, 788, 390, 56)
      // A keyboard on its way out, below the window.
      window.keyboardFrame = Self.keyboard.offsetBy(dx: 0, dy: 336)
      window.layoutIfNeeded()
      assertEqual(bar.frame, 0, 788, 390, 56)
    }
  }

  func test_explanationsNameTheKeyboard() {
    onMainActor {
      let window = Window(screen: .phone)
      let (bar, text) = (Box(100, 56), Box(50, 20))
      (window.layoutLabel, bar.layoutLabel, text.layoutLabel) = ("window", "bar", "text")
      window.adding(bar, text)
      relate(bar, .bottom, to: window.keyboardLayoutGuide, .top, plus: -4)
      relate(text, .left, to: window.readableContentGuide)
      window.keyboardFrame = Self.keyboard
      window.layoutIfNeeded()
      let lines = bar.explain(.bottom).description
      XCTAssertTrue(lines.contains("bar.bottom is 504"), lines)
      XCTAssertTrue(lines.contains("508  window.UIKeyboardLayoutGuide.top == window.top + 508 (keyboard)"), lines)
      let left = text.explain(.left).description
      XCTAssertTrue(
        left.contains(
          "8  window.UIViewReadableContentGuide.left == window.left + 8 (layout margins and readable width)"),
        left)
    }
  }

  func test_onlyTheKeyboardsConstantsChange() throws {
    try onMainActor {
      let window = Window(screen: .phone)
      let bar = Box(View.noIntrinsicMetric, 56)
      window.addSubview(bar)
      relate(bar, .left, to: window)
      relate(bar, .bottom, to: window.keyboardLayoutGuide, .top)
      window.layoutIfNeeded()
      let engine = try XCTUnwrap(window.engine as? TreeEngine)
      let before = engine.work
      window.keyboardFrame = Self.keyboard
      window.layoutIfNeeded()
      // One constraint is related to the guide.
      XCTAssertEqual((engine.work - before).solverChanges, 1)
    }
  }

  func test_viewsThatMoveAreCoveredDifferently() {
    onMainActor {
      let window = Window(screen: .phone)
      let panel = Box()
      let inner = Box()
      let bar = Box(50, 20)
      window.addSubview(panel)
      panel.addSubview(inner)
      inner.addSubview(bar)
      pin(inner, to: panel, insets: EdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
      relate(panel, .left, to: window)
      relate(panel, .right, to: window)
      relate(panel, .height, plus: 300)
      let top = relate(panel, .top, to: window, plus: 400)
      relate(bar, .bottom, to: inner.keyboardLayoutGuide, .top)
      window.keyboardFrame = Self.keyboard
      window.layoutIfNeeded()
      // The inner view begins at 410, so the keyboard at 98 of it.
      assertEqual(bar.frame.maxY, 98)
      top.constant = 450
      window.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 48)
      // Free of it: to the bottom edge, which is above the safe area's end.
      top.constant = 100
      window.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 280)
      XCTAssertEqual(inner.keyboardLayoutGuide.layoutFrame.height, 0)
    }
  }

  func test_subtreesTakeTheirGuidesAlong() {
    onMainActor {
      let panel = View(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
      let bar = Box(50, 20)
      panel.addSubview(bar)
      relate(bar, .bottom, to: panel.keyboardLayoutGuide, .top)
      panel.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 344)
      let window = Window(screen: .phone)
      window.keyboardFrame = Self.keyboard
      window.addSubview(panel)
      window.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 8)
    }
  }

  func test_keyboardsThatFloat() {
    onMainActor {
      let window = Window(screen: .pad)
      let guide = window.keyboardLayoutGuide
      let bar = Box(50, 20)
      window.addSubview(bar)
      relate(bar, .bottom, to: guide, .top)
      relate(bar, .left, to: guide)
      window.keyboardFrame = CGRect(x: 200, y: 300, width: 400, height: 250)
      window.layoutIfNeeded()
      // Not docked: as without one, 1180 - 20.
      assertEqual(bar.frame, 0, 1140, 50, 20)
      guide.followsUndockedKeyboard = true
      window.layoutIfNeeded()
      assertEqual(bar.frame, 200, 280, 50, 20)
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 200, y: 300, width: 400, height: 250))
    }
  }

  func test_guidesInScrollViewsStayOnTheKeyboard() {
    onMainActor {
      let window = Window(size: CGSize(width: 390, height: 844))
      let scroll = ScrollView(frame: window.bounds)
      let page = View(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      let bar = Box(50, 20)
      window.addSubview(scroll)
      scroll.addSubview(page)
      page.addSubview(bar)
      relate(bar, .bottom, to: page.keyboardLayoutGuide, .top)
      window.keyboardFrame = Self.keyboard
      window.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 508)
      scroll.contentOffset.y = 100
      window.layoutIfNeeded()
      assertEqual(bar.frame.maxY, 608)
    }
  }

  func test_observersAreTold() {
    onMainActor {
      let window = Window(screen: .phone)
      let center = NotificationCenter()
      let log = CallLog()
      let names: [Notification.Name] = [
        Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
        Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
        Responder.keyboardWillChangeFrameNotification,
      ]
      let observers = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil, using: noting(log))
      }
      window.keyboardFrame = Self.keyboard
      XCTAssertEqual(log.take(), [])
      window.keyboardFrame = nil
      window.keyboardNotificationCenter = center
      window.keyboardFrame = Self.keyboard
      XCTAssertEqual(
        log.take(),
        [
          "UIKeyboardWillChangeFrameNotification 508", "UIKeyboardWillShowNotification 508",
          "UIKeyboardDidShowNotification 508",
        ])
      window.keyboardFrame = nil
      XCTAssertEqual(
        log.take(),
        [
          "UIKeyboardWillChangeFrameNotification 844", "UIKeyboardWillHideNotification 844",
          "UIKeyboardDidHideNotification 844",
        ])
      for observer in observers { center.removeObserver(observer) }
    }
  }

  func test_badFramesAreReported() {
    onMainActor {
      let window = Window(screen: .phone)
      let recorder = ReportRecorder()
      recorder.during { window.keyboardFrame = CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1) }
      XCTAssertEqual(recorder.kinds, [.notFinite(property: "frame's y", value: .infinity, subject: "Window")])
      XCTAssertNil(window.keyboardFrame)
    }
  }
}

/// Writes the name of a notification and where the keyboard will begin into a log.
private func noting(_ log: CallLog) -> @Sendable (Notification) -> Void {
  nonisolated(unsafe) let log = log
  return { notification in
    let end = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? NSValue
    log.lines.append("\(notification.name.rawValue) \(Int(end?.rectValue.minY ?? -1))")
  }
}
