import Foundation
import LayoutDSL
import XCTest

/// The width of "Hello" at a size.
private func hello(_ size: CGFloat) -> CGFloat { 6740 * size / 2816 }

/// "Hello" is 6740/2816 em wide, "OK" 3980/2816 (Tools/word_widths.py): 43.082 and 25.440 points at 18, 35.902 and 21.200 at
/// 15, 40.689 and 24.027 at 17. Lines: 18 · 1.193359375 = 21.48046875, 15 · … = 17.900390625, 17 · … = 20.287109375.
final class ButtonTests: XCTestCase {
  func testTitleHasSixPointsAboveAndBelow() {
    onMainActor {
      let button = Button()
      button.setTitle("Hello", for: .normal)
      assertIntrinsic(button, hello(18), 33.48046875)
      assertHugging(button, 250, 250)
    }
  }

  /// 17.9 is 18 in pixels of scale 2 and of scale 3: the 30 points known of system buttons; at least 30 wide.
  func testSystemButtonIsThirtyHigh() {
    onMainActor {
      for scale in [2.0, 3] {
        let window = Window(size: CGSize(width: 390, height: 844), scale: scale)
        let button = Button(type: .system)
        window.addSubview(button)
        button.setTitle("OK", for: .normal)
        assertIntrinsic(button, 30, 30)
      }
    }
  }

  /// The archives' heights of system buttons at two pixels a point, by the size of their font; widths are whole points, too.
  func testSizesInPixelsAreWholePoints() {
    onMainActor {
      let window = Window(size: CGSize(width: 390, height: 844), scale: 2)
      window.textMeasurer = TenPointCharacters()
      let button = Button(type: .system)
      window.addSubview(button)
      button.setTitle("Hello", for: .normal)
      for (size, height) in [(12, 27), (15, 30), (16, 32), (17, 33)] as [(CGFloat, CGFloat)] {
        button.titleLabel?.font = .systemFont(ofSize: size)
        assertIntrinsic(button, 50, height)
      }
      button.setImage(Image(size: CGSize(width: 10.5, height: 10)), for: .normal)
      assertIntrinsic(button, 61, 33)
    }
  }

  func testEmptyButton() {
    onMainActor {
      assertIntrinsic(Button(), 30, 33.48046875)
      assertIntrinsic(Button(type: .system), 30, 29.900390625)
    }
  }

  func testImageIsAsItIs() {
    onMainActor {
      let button = Button()
      button.setImage(Image(size: CGSize(width: 20, height: 16)), for: .normal)
      assertIntrinsic(button, 20, 16)
    }
  }

  /// Side by side; the title's 33.48 against 24 and 60.
  func testTitleAndImage() {
    onMainActor {
      let button = Button()
      button.setTitle("Hello", for: .normal)
      button.setImage(Image(size: CGSize(width: 24, height: 24)), for: .normal)
      assertIntrinsic(button, hello(18) + 24, 33.48046875)
      button.setImage(Image(size: CGSize(width: 24, height: 60)), for: .normal)
      assertIntrinsic(button, hello(18) + 24, 60)
    }
  }

  func testContentInsetsTakeThePlaceOfThePadding() {
    onMainActor {
      let button = Button(type: .system)
      button.setTitle("OK", for: .normal)
      button.contentEdgeInsets = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      // 3980 · 15/2816 + 40 and 17.900390625 + 20
      assertIntrinsic(button, 61.20028409090909, 37.900390625)
      button.contentEdgeInsets = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
      assertIntrinsic(button, 23.20028409090909, 29.900390625)
    }
  }

  func testTitleAndImageInsetsDoNotCount() {
    onMainActor {
      let button = Button()
      button.setTitle("Hello", for: .normal)
      button.titleEdgeInsets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      button.imageEdgeInsets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      assertIntrinsic(button, hello(18), 33.48046875)
    }
  }

  func testFontOfTheTitleLabel() {
    onMainActor {
      let root = makeRoot(390, 844)
      let button = Button(type: .system)
      root.addSubview(button)
      button.setTitle("Hello", for: .normal)
      button.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(button.frame, 0, 0, hello(15), 29.900390625)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      root.layoutIfNeeded()
      assertEqual(button.frame, 0, 0, hello(17), 32.287109375)
    }
  }

  func testStates() {
    onMainActor {
      let button = Button()
      button.setTitle("Hello", for: .normal)
      button.setTitle("Hello Hello", for: .selected)
      button.setImage(Image(systemName: "star"), for: .normal)
      button.setImage(Image(systemName: "star.fill"), for: .selected)
      XCTAssertEqual(button.titleLabel?.text, "Hello")
      XCTAssertEqual(button.imageView?.image?.name, "star")
      button.isSelected = true
      XCTAssertEqual(button.titleLabel?.text, "Hello Hello")
      XCTAssertEqual(button.imageView?.image?.name, "star.fill")
      // 2 · 6740 + 792 of 2816 at 18, and a symbol of 17
      assertEqual(button.intrinsicContentSize.width, 14272 * 18 / 2816 + 17)
      button.isEnabled = false
      XCTAssertEqual(button.currentTitle, "Hello")
      XCTAssertEqual(button.title(for: .selected), "Hello Hello")
    }
  }

  func testAttributedTitle() {
    onMainActor {
      let button = Button()
      button.setTitle("OK", for: .normal)
      button.setAttributedTitle(
        NSAttributedString(string: "Hello", attributes: [.font: Font.systemFont(ofSize: 17)]), for: .normal)
      assertIntrinsic(button, hello(17), 32.287109375)
    }
  }

  // MARK: Configurations

  /// 17 points, 12 points left and right, 7 above and below: 34.333 high at 3x.
  func testConfiguration() {
    onMainActor {
      let button = Button(configuration: .filled())
      button.configuration?.title = "Hello"
      assertIntrinsic(button, hello(17) + 24, 34.287109375)
      let window = Window(size: CGSize(width: 390, height: 844), scale: 3)
      window.addSubview(button)
      assertEqual(button.intrinsicContentSize.height, 103.0 / 3)
    }
  }

  /// 20.287 + 30 for large ones, 17.9 + 10 for small ones, which are 28 at 2x.
  func testConfigurationSizes() {
    onMainActor {
      var configuration = Button.Configuration.gray()
      configuration.title = "Hello"
      configuration.buttonSize = .large
      assertIntrinsic(Button(configuration: configuration), hello(17) + 40, 50.287109375)
      configuration.buttonSize = .small
      assertIntrinsic(Button(configuration: configuration), hello(15) + 20, 27.900390625)
    }
  }

  func testConfigurationOfTitleAndImage() {
    onMainActor {
      var configuration = Button.Configuration.plain()
      configuration.title = "Hello"
      configuration.image = Image(size: CGSize(width: 24, height: 10))
      configuration.imagePadding = 8
      configuration.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = Button(configuration: configuration)
      assertIntrinsic(button, 24 + 8 + hello(17) + 6, 24.287109375)
      button.configuration?.imagePlacement = .top
      assertIntrinsic(button, hello(17) + 6, 10 + 8 + 24.287109375)
      button.configuration?.setDefaultContentInsets()
      assertIntrinsic(button, hello(17) + 24, 10 + 8 + 34.287109375)
      button.configuration?.title = nil
      assertIntrinsic(button, 48, 24)
    }
  }

  func testSetTitleReachesTheConfiguration() {
    onMainActor {
      let button = Button(configuration: .borderless())
      button.setTitle("Hello", for: .normal)
      XCTAssertEqual(button.configuration?.title, "Hello")
      assertIntrinsic(button, hello(17), 20.287109375)
    }
  }

  // MARK: Actions

  func testPrimaryAction() {
    onMainActor {
      var count = 0
      let button = Button(configuration: .filled(), primaryAction: Action(title: "Hello") { _ in count += 1 })
      button.addAction(for: .touchUpInside) { count += 10 }
      XCTAssertEqual(button.currentTitle, "Hello")
      button.performPrimaryAction()
      XCTAssertEqual(count, 11)
    }
  }
}
