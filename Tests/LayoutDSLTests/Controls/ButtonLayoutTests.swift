import Foundation
import LayoutDSL
import XCTest

/// A button of 200 × 80 in a root, laid out.
#if MainActorViews
  @MainActor
#endif
private func makeButton(_ change: (Button) -> Void) -> (root: View, button: Button) {
  let root = makeRoot(400, 400)
  let button = Button()
  root.addSubview(button)
  button.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
    make.size.equalTo(CGSize(width: 200, height: 80))
  }
  button.titleLabel?.font = .systemFont(ofSize: 28.16)
  change(button)
  root.layoutIfNeeded()
  return (root, button)
}

/// At 28.16 points a unit of the font is a hundredth of a point: "Hello" is 67.40 wide (Tools/word_widths.py), a line 33.605
/// high and its baseline 26.8125 below its top.
final class ButtonLayoutTests: XCTestCase {
  /// (200 − 67.4)/2 and (80 − 33.605)/2.
  func testTitleInTheMiddle() throws {
    try onMainActor {
      let (_, button) = makeButton { $0.setTitle("Hello", for: .normal) }
      assertEqual(try XCTUnwrap(button.titleLabel).frame, 66.3, 23.1975, 67.4, 33.605)
    }
  }

  /// 20 + 67.4 in 200: 56.3 left of the image.
  func testImageBeforeTitle() throws {
    try onMainActor {
      let (root, button) = makeButton {
        $0.setTitle("Hello", for: .normal)
        $0.setImage(Image(size: CGSize(width: 20, height: 10)), for: .normal)
      }
      assertEqual(try XCTUnwrap(button.imageView).frame, 56.3, 35, 20, 10)
      assertEqual(try XCTUnwrap(button.titleLabel).frame, 76.3, 23.1975, 67.4, 33.605)
      root.baseLayoutDirection = .rightToLeft
      button.setNeedsLayout()
      root.layoutIfNeeded()
      assertEqual(try XCTUnwrap(button.titleLabel).frame.minX, 56.3)
      assertEqual(try XCTUnwrap(button.imageView).frame.minX, 123.7)
    }
  }

  /// As measured on a device: 335 wide with an image of 32, 151.5 from the left; with 10 inset at the left 156.5, at the
  /// right 100 inset 101.5.
  func testImageInsets() throws {
    try onMainActor {
      for (left, right, x) in [(0.0, 0.0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)] {
        let (root, button) = makeButton { $0.setImage(Image(size: CGSize(width: 32, height: 32)), for: .normal) }
        button.snp.updateConstraints { make in make.size.equalTo(CGSize(width: 335, height: 80)) }
        button.imageEdgeInsets = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
        root.layoutIfNeeded()
        assertEqual(try XCTUnwrap(button.imageView).frame.minX, x)
      }
    }
  }

  func testAlignment() throws {
    try onMainActor {
      let (root, button) = makeButton {
        $0.setTitle("Hello", for: .normal)
        $0.contentEdgeInsets = EdgeInsets(top: 2, left: 10, bottom: 4, right: 20)
        $0.contentHorizontalAlignment = .left
        $0.contentVerticalAlignment = .top
      }
      let label = try XCTUnwrap(button.titleLabel)
      assertEqual(label.frame, 10, 2, 67.4, 33.605)
      button.contentHorizontalAlignment = .trailing
      button.contentVerticalAlignment = .bottom
      root.layoutIfNeeded()
      // 200 − 20 − 67.4 and 80 − 4 − 33.605
      assertEqual(label.frame, 112.6, 42.395, 67.4, 33.605)
    }
  }

  func testTitleGivesWay() throws {
    try onMainActor {
      let (root, button) = makeButton {
        $0.setTitle("Hello", for: .normal)
        $0.setImage(Image(size: CGSize(width: 20, height: 10)), for: .normal)
      }
      button.snp.updateConstraints { make in make.size.equalTo(CGSize(width: 50, height: 80)) }
      root.layoutIfNeeded()
      assertEqual(try XCTUnwrap(button.titleLabel).frame, 20, 23.1975, 30, 33.605)
    }
  }

  /// Image above: 10 + 6 + 33.605 = 49.605 in 80, so 15.1975 from the top.
  func testConfigurationWithTheImageAbove() throws {
    try onMainActor {
      let (root, button) = makeButton {
        $0.configuration = .plain()
        $0.configuration?.title = "Hello"
        $0.configuration?.image = Image(size: CGSize(width: 20, height: 10))
        $0.configuration?.imagePlacement = .top
        $0.configuration?.imagePadding = 6
      }
      button.titleLabel?.font = .systemFont(ofSize: 28.16)
      root.layoutIfNeeded()
      assertEqual(try XCTUnwrap(button.imageView).frame, 90, 15.1975, 20, 10)
      assertEqual(try XCTUnwrap(button.titleLabel).frame, 66.3, 31.1975, 67.4, 33.605)
    }
  }

  /// The baseline of the title, which is in the middle of the 80 points: 23.1975 + 26.8125.
  func testBaselines() {
    onMainActor {
      let (root, button) = makeButton { $0.setTitle("Hello", for: .normal) }
      let first = View()
      let last = View()
      root.adding(first, last)
      first.snp.makeConstraints { make in make.top.equalTo(button.snp.firstBaseline) }
      last.snp.makeConstraints { make in make.top.equalTo(button.snp.lastBaseline) }
      root.layoutIfNeeded()
      assertEqual(first.frame.minY, 50.01)
      assertEqual(last.frame.minY, 50.01)
      // 10 more above, nothing below: 5 further down.
      button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      root.layoutIfNeeded()
      assertEqual(first.frame.minY, 55.01)
      assertEqual(last.frame.minY, 55.01)
    }
  }

  /// Subviews of the button come from its own layout; nothing is reported and passes come to rest.
  func testNothingIsReported() {
    onMainActor {
      let recorder = ReportRecorder()
      recorder.during {
        let (root, button) = makeButton { $0.setTitle("Hello", for: .normal) }
        button.setTitle("Hello Hello Hello Hello", for: .normal)
        root.layoutIfNeeded()
      }
      XCTAssertTrue(recorder.reports.isEmpty)
    }
  }
}
