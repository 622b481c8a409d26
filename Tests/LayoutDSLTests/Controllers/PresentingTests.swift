import Foundation
import LayoutDSL
import XCTest

final class PresentingTests: XCTestCase {
  func test_sheetsCoverNothing() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let (below, above) = (NotingController("a", log), NotingController("b", log))
      window.rootViewController = below
      _ = log.take()
      var isDone = false
      below.present(above, animated: true) { isDone = true }
      XCTAssertTrue(isDone)
      XCTAssertEqual(
        log.take().filter { $0.contains("appear") },
        ["b will appear, animated", "b is appearing", "b did appear, animated"])
      XCTAssertTrue(below.presentedViewController === above)
      XCTAssertTrue(above.presentingViewController === below)
      XCTAssertEqual(window.subviews, [below.view, above.view])
      XCTAssertEqual(above.view.safeAreaInsets.top, 47)
      // From either side.
      above.dismiss(animated: false)
      XCTAssertEqual(log.take().filter { $0.contains("appear") }, ["b will disappear", "b did disappear"])
      XCTAssertNil(below.presentedViewController)
      XCTAssertNil(above.presentingViewController)
      XCTAssertEqual(window.subviews, [below.view])
    }
  }

  func test_whatIsCoveredDisappears() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let (below, above) = (NotingController("a", log), NotingController("b", log))
      above.modalPresentationStyle = .fullScreen
      window.rootViewController = below
      _ = log.take()
      below.present(above, animated: false)
      XCTAssertEqual(
        log.take().filter { $0.contains("appear") },
        ["a will disappear", "b will appear", "b is appearing", "b did appear", "a did disappear"])
      below.dismiss(animated: false)
      XCTAssertEqual(
        log.take().filter { $0.contains("appear") },
        ["a will appear", "b will disappear", "b did disappear", "a is appearing", "a did appear"])
    }
  }

  func test_childrenPresentThroughTheOutermost() {
    onMainActor {
      let (content, shown, other) = (ViewController(), ViewController(), ViewController())
      let navigation = NavigationController(rootViewController: content)
      content.present(shown, animated: false)
      XCTAssertTrue(navigation.presentedViewController === shown)
      XCTAssertTrue(content.presentedViewController === shown)
      XCTAssertTrue(shown.presentingViewController === navigation)
      XCTAssertTrue(navigation.visibleViewController === shown)
      let recorder = ReportRecorder()
      recorder.during { content.present(other, animated: false) }
      XCTAssertEqual(
        recorder.kinds,
        [
          .alreadyPresenting(
            controller: "ViewController", presenter: "NavigationController", shown: "ViewController")
        ])
      // What is shown above goes along.
      shown.present(other, animated: false)
      content.dismiss(animated: false)
      XCTAssertNil(navigation.presentedViewController)
      XCTAssertNil(shown.presentedViewController)
      XCTAssertNil(other.presentingViewController)
    }
  }

  private final class Curious: ViewController {
    var reasons: [String] = []

    private func note(_ when: String) {
      if isMovingToParent { reasons.append("\(when) to parent") }
      if isMovingFromParent { reasons.append("\(when) from parent") }
      if isBeingPresented { reasons.append("\(when) presented") }
      if isBeingDismissed { reasons.append("\(when) dismissed") }
    }

    override func viewWillAppear(_ animated: Bool) { note("appears") }
    override func viewWillDisappear(_ animated: Bool) { note("disappears") }
  }

  func test_controllersKnowWhyTheyAppear() {
    onMainActor {
      let window = Window(screen: .phone)
      let (first, second) = (Curious(), Curious())
      let navigation = NavigationController(rootViewController: ViewController())
      window.rootViewController = navigation
      navigation.pushViewController(first, animated: true)
      navigation.pushViewController(second, animated: true)
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: true)
      XCTAssertEqual(first.reasons, ["appears to parent", "disappears from parent"])
      XCTAssertEqual(second.reasons, ["appears to parent", "disappears from parent"])
      navigation.present(first, animated: true)
      first.dismiss(animated: true)
      XCTAssertEqual(first.reasons.suffix(2), ["appears presented", "disappears dismissed"])
      XCTAssertFalse(first.isBeingDismissed)
    }
  }
}
