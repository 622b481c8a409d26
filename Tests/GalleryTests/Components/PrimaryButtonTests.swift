import Foundation
import Gallery
import LayoutDSL
import XCTest

/// A button at the top of a plain root of 300 x 500, laid out, with ten points a character.
#if MainActorViews
  @MainActor
#endif
private final class ButtonStage {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let button = PrimaryButton()
  private(set) var taps = 0

  init() {
    root.textMeasurer = TenPointCharacters()
    root.addSubview(button)
    button.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    button.configure(title: "Save")
    button.onTap = { [unowned self] in taps += 1 }
    root.layoutIfNeeded()
  }
}

final class PrimaryButtonTests: GalleryCase {
  func testLeftToRight() throws {
    try check(at: upright, x: 16, y: 63, width: 358)
    try check(at: sideways, x: 63, y: 16, width: 718)
    try check(at: small, x: 16, y: 36, width: 288)
  }

  func testRightToLeft() throws {
    try check(at: upright, x: 16, y: 63, width: 358, direction: .rightToLeft)
  }

  /// "Save" is 40 wide and 16 x 1.193359375 = 19.09375 high. A hidden icon keeps its height of 20, so the content is 20 high
  /// and the title (20 - 19.09375) / 2 = 0.453125 inside.
  private func check(
    at size: CGSize, x: CGFloat, y: CGFloat, width: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight,
    line: UInt = #line
  ) throws {
    let isMirrored = direction == .rightToLeft
    let button = ("button", rect(x, y, width, 50))
    let spinner = ("spinner", rect((width - 20) / 2, 15, 20, 20))
    // 20 + 8 + 40 = 68 in the middle.
    let content = ("content", rect((width - 68) / 2, 15, 68, 20))
    let icon = ("icon", rect(isMirrored ? 48 : 0, 0, 20, 20))
    let title = ("title", rect(isMirrored ? 0 : 28, 0.453125, 40, 19.09375))
    try check(
      "Primary button", at: size, direction: direction, measurer: TenPointCharacters(),
      states: [
        (
          "title",
          [
            button, ("content", rect((width - 40) / 2, 15, 40, 20)), ("icon", rect(isMirrored ? 40 : 0, 0, 0, 20)),
            ("title", rect(0, 0.453125, 40, 19.09375)), spinner,
          ]
        ),
        ("title and icon", [button, content, icon, title, spinner]),
        ("loading", [button, content, icon, title, spinner]),
      ], line: line)
  }

  func testATapIsHeard() {
    onMainActor {
      let stage = ButtonStage()
      XCTAssertTrue(stage.button.userTap())
      XCTAssertEqual(stage.taps, 1)
      XCTAssertEqual(stage.button.transform, .identity)
    }
  }

  func testLoading() {
    onMainActor {
      let stage = ButtonStage()
      let button = stage.button
      XCTAssertTrue(button.spinner.isHidden)
      button.isLoading = true
      XCTAssertTrue(button.spinner.isAnimating)
      XCTAssertFalse(button.spinner.isHidden)
      XCTAssertTrue(button.content.isHidden)
      XCTAssertEqual(button.alpha, 0.7)
      button.userTap()
      XCTAssertEqual(stage.taps, 0)
      button.isLoading = false
      XCTAssertFalse(button.spinner.isAnimating)
      XCTAssertTrue(button.spinner.isHidden)
      XCTAssertFalse(button.content.isHidden)
      XCTAssertEqual(button.alpha, 1)
      button.userTap()
      XCTAssertEqual(stage.taps, 1)
    }
  }

  func testDisabled() {
    onMainActor {
      let stage = ButtonStage()
      stage.button.isEnabled = false
      XCTAssertEqual(stage.button.alpha, 0.5)
      stage.button.userTap()
      XCTAssertEqual(stage.taps, 0)
      // It does not become enabled because it is no longer busy.
      stage.button.isLoading = true
      stage.button.isLoading = false
      stage.button.userTap()
      XCTAssertEqual(stage.taps, 0)
      stage.button.isEnabled = true
      XCTAssertEqual(stage.button.alpha, 1)
      stage.button.userTap()
      XCTAssertEqual(stage.taps, 1)
    }
  }

  /// 0.1 seconds to 0.95 of its size, where the tap is heard, and as long back. Halfway it is 0.975: 292.5 x 48.75 around the
  /// middle, (150, 25).
  func testATapIsSeen() {
    onMainActor {
      let stage = ButtonStage()
      let clock = AnimationClock()
      stage.root.animationClock = clock
      stage.button.userTap()
      XCTAssertEqual(stage.taps, 0)
      for (time, scale) in [(0, 1), (0.05, 0.975), (0.1, 0.95), (0.15, 0.975), (0.2, 1)] as [(Double, CGFloat)] {
        clock.advance(to: time)
        let seen = stage.button.currentPresentation
        XCTAssertEqual(seen.transform.a, scale, accuracy: 1e-9)
        XCTAssertEqual(seen.transform.d, scale, accuracy: 1e-9)
        XCTAssertEqual(seen.frame.minX, 150 - 150 * scale, accuracy: 1e-9)
        XCTAssertEqual(seen.frame.height, 50 * scale, accuracy: 1e-9)
        XCTAssertEqual(stage.taps, time < 0.1 ? 0 : 1)
      }
      XCTAssertEqual(clock.animations, [])
    }
  }

  func testLooks() {
    onMainActor {
      let button = ButtonStage().button
      XCTAssertEqual(button.layer.cornerRadius, 12)
      XCTAssertEqual(button.backgroundColor, .systemBlue)
      XCTAssertEqual(button.title.font, .boldSystemFont(ofSize: 16))
      XCTAssertTrue(button.icon.isHidden)
      button.configure(title: "Send", icon: Image(systemName: "paperplane"))
      XCTAssertFalse(button.icon.isHidden)
      XCTAssertEqual(button.title.text, "Send")
      button.configure(title: "Save")
      XCTAssertTrue(button.icon.isHidden)
    }
  }
}
