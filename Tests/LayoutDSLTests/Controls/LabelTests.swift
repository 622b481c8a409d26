import Foundation
import LayoutDSL
import XCTest

/// "Hello" is 6740/2816 em wide in regular and 7044/2816 in bold (Tools/word_widths.py).
final class LabelTests: XCTestCase {
  func testIntrinsicSizeIsExactWithoutAScreen() {
    onMainActor {
      let label = Label()
      label.text = "Hello"
      // 6740 · 17/2816 and 17 · 1.193359375
      assertEqual(label.intrinsicContentSize.width, 40.68892045454545)
      assertEqual(label.intrinsicContentSize.height, 20.287109375)
    }
  }

  /// 20.287 is shown as 20.333 at 3x and 20.5 at 2x; 40.689 as 41 at 3x (40.667 is too little) and 41 at 2x.
  func testIntrinsicSizeIsRoundedUpToPixels() {
    onMainActor {
      let label = Label()
      label.text = "Hello"
      let three = Window(size: CGSize(width: 390, height: 844), scale: 3)
      three.addSubview(label)
      assertEqual(label.intrinsicContentSize.width, 41)
      assertEqual(label.intrinsicContentSize.height, 61.0 / 3)
      let two = Window(size: CGSize(width: 390, height: 844), scale: 2)
      two.addSubview(label)
      assertEqual(label.intrinsicContentSize.width, 41)
      assertEqual(label.intrinsicContentSize.height, 20.5)
    }
  }

  func testFrameInAWindow() {
    onMainActor {
      let window = Window(size: CGSize(width: 390, height: 844), scale: 2)
      let label = Label()
      label.text = "Hello"
      window.addSubview(label)
      label.snp.makeConstraints { make in make.top.leading.equalToSuperview().inset(16) }
      window.layoutIfNeeded()
      assertEqual(label.frame, 16, 16, 41, 20.5)
    }
  }

  func testPrioritiesOfALabelMadeInCode() {
    onMainActor { assertHugging(Label(), 250, 250) }
  }

  func testChangesOfTextAndFontChangeTheFrame() {
    onMainActor {
      let root = makeRoot(390, 844)
      let label = Label()
      root.addSubview(label)
      label.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      label.text = "Hello"
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 40.68892045454545, 20.287109375)
      label.font = .boldSystemFont(ofSize: 20)
      root.layoutIfNeeded()
      // 7044 · 20/2816 and 20 · 1.193359375
      assertEqual(label.frame, 0, 0, 50.02840909090909, 23.8671875)
      label.text = nil
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 0, 0)
    }
  }

  func testDefaults() {
    onMainActor {
      let label = Label()
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
      XCTAssertEqual(label.numberOfLines, 1)
      XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
      XCTAssertEqual(label.textColor, .label)
      XCTAssertFalse(label.isUserInteractionEnabled)
      XCTAssertNil(label.text)
      XCTAssertNil(label.attributedText)
      XCTAssertEqual(label.intrinsicContentSize, .zero)
      label.font = nil
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    }
  }

  func testAttributedText() {
    onMainActor {
      let label = Label()
      let text = NSMutableAttributedString(string: "Hello", attributes: [.font: Font.boldSystemFont(ofSize: 20)])
      label.attributedText = text
      text.append(NSAttributedString(string: "!"))  // The label has a copy.
      assertEqual(label.intrinsicContentSize.width, 50.02840909090909)
      XCTAssertEqual(label.text, "Hello")
      // A font for the whole label replaces those of the parts.
      label.font = .systemFont(ofSize: 17)
      assertEqual(label.intrinsicContentSize.width, 40.68892045454545)
      label.text = "Hello"
      XCTAssertEqual(
        label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? Font, .systemFont(ofSize: 17))
    }
  }

  /// An override of `textRect` adds room; "Hello" in it stays 40.689 wide and 20.287 high.
  func testTextRectOverrideAddsRoom() {
    onMainActor {
      final class Padded: Label {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
          let insets = EdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
          return super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            .inset(by: EdgeInsets(top: -2, left: -6, bottom: -2, right: -6))
        }
      }
      let label = Padded()
      label.text = "Hello"
      assertEqual(label.intrinsicContentSize.width, 52.68892045454545)
      assertEqual(label.intrinsicContentSize.height, 24.287109375)
    }
  }

  func testSizeThatFitsAndSizeToFit() {
    onMainActor {
      let label = Label()
      label.text = "Hello"
      assertEqual(label.sizeThatFits(.zero).width, 40.68892045454545)
      assertEqual(label.sizeThatFits(CGSize(width: 30, height: 100)).width, 30)
      label.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
      label.sizeToFit()
      assertEqual(label.bounds, 0, 0, 40.68892045454545, 20.287109375)
    }
  }

  /// A measurer for which every character is 10 wide and every line 8 above and 2 below.
  func testOwnMeasurer() {
    struct Tens: TextMeasuring {
      func advances(of text: String, in font: Font) -> [CGFloat] { text.map { _ in 10 } }
      func lineMetrics(of font: Font) -> LineMetrics { LineMetrics(ascent: 8, descent: 2) }
    }
    onMainActor {
      let root = makeRoot(390, 844)
      let label = Label()
      root.addSubview(label)
      label.text = "Hello"
      label.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      root.layoutIfNeeded()
      root.textMeasurer = Tens()
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 50, 10)
    }
  }

  // MARK: Baselines

  /// Ascenders: 17 · 1950/2048 = 16.1865234375, 34 · 1950/2048 = 32.373046875.
  func testFirstBaselinesAlign() {
    onMainActor {
      let root = makeRoot(390, 844)
      let large = Label()
      large.text = "Hello"
      large.font = .systemFont(ofSize: 34)
      let small = Label()
      small.text = "Hello"
      root.adding(large, small)
      large.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      small.snp.makeConstraints { make in
        make.left.equalTo(large.snp.right)
        make.firstBaseline.equalTo(large)
      }
      root.layoutIfNeeded()
      assertEqual(small.frame.minY, 16.1865234375)
    }
  }

  /// The last baseline of one line is its first: descender 17 · 494/2048 = 4.1005859375 above the bottom.
  func testLastBaselineAtAPlace() {
    onMainActor {
      let root = makeRoot(390, 844)
      let label = Label()
      label.text = "Hello"
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.lastBaseline.equalTo(root.snp.top).offset(50)
      }
      root.layoutIfNeeded()
      assertEqual(label.frame.maxY, 54.1005859375)
      assertEqual(label.frame.minY, 50 - 16.1865234375)
    }
  }

  /// Two lines of 17 points: the last baseline is 20.287109375 + 16.1865234375 below the top.
  func testBaselinesOfTwoLines() {
    onMainActor {
      let root = makeRoot(390, 844)
      let label = Label()
      label.text = "Hello\nworld"
      label.numberOfLines = 0
      let first = View()
      let last = View()
      root.adding(label, first, last)
      label.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      first.snp.makeConstraints { make in make.top.equalTo(label.snp.firstBaseline) }
      last.snp.makeConstraints { make in make.top.equalTo(label.snp.lastBaseline) }
      root.layoutIfNeeded()
      assertEqual(first.frame.minY, 16.1865234375)
      assertEqual(last.frame.minY, 36.4736328125)
    }
  }

  /// At 2x the label is 20.5 high; first and last baseline of its only line still are the same place.
  func testOneLineHasOneBaselineWhenRoundedUp() {
    onMainActor {
      let window = Window(size: CGSize(width: 390, height: 844), scale: 2)
      let label = Label()
      label.text = "Hello"
      let first = View()
      let last = View()
      window.adding(label, first, last)
      label.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      first.snp.makeConstraints { make in make.top.equalTo(label.snp.firstBaseline) }
      last.snp.makeConstraints { make in make.top.equalTo(label.snp.lastBaseline) }
      window.layoutIfNeeded()
      assertEqual(first.exactFrame.minY, 16.1865234375)
      assertEqual(last.exactFrame.minY, 16.1865234375)
    }
  }
}
