import Foundation
import LayoutDSL
import XCTest

#if MainActorViews
  @MainActor
#endif
private func makeTextView() -> TextView {
  let view = TextView()
  view.font = .systemFont(ofSize: 28.16)
  view.text = "aa bb aa"
  view.isScrollEnabled = false
  return view
}

/// At 28.16 points a unit of the font is a hundredth of a point: a 15.88, b 17.48, space 7.92 (Tools/word_widths.py). A line
/// is 33.605 high. "aa bb aa" is 114.32 wide, "aa bb" 74.64.
final class TextViewTests: XCTestCase {
  func testNoIntrinsicSizeWhileItScrolls() {
    onMainActor {
      let view = makeTextView()
      view.isScrollEnabled = true
      assertIntrinsic(view, -1, -1)
      assertHugging(view, 250, 250)
    }
  }

  /// 5 points left and right of the lines, 8 above and below.
  func testIntrinsicSizeOfTheText() {
    onMainActor {
      let view = makeTextView()
      assertIntrinsic(view, 124.32, 49.605)
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      assertIntrinsic(view, 120.32, 37.605)
    }
  }

  /// 90 wide, so 80 for the text: two lines.
  func testHeightFollowsTheSolvedWidth() {
    onMainActor {
      let root = makeRoot(90, 844)
      let view = makeTextView()
      root.addSubview(view)
      view.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 90, 83.21)
      view.insertText(" bb bb")
      root.layoutIfNeeded()
      // "aa bb", "aa bb", "bb"
      assertEqual(view.frame, 0, 0, 90, 116.815)
      view.textContainer.maximumNumberOfLines = 1
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 90, 49.605)
    }
  }

  func testSizeThatFits() {
    onMainActor {
      let view = makeTextView()
      assertEqual(view.sizeThatFits(CGSize(width: 90, height: 10)).height, 83.21)
      view.text = nil
      XCTAssertEqual(view.text, "")
      assertEqual(view.sizeThatFits(.zero).height, 49.605)
    }
  }

  /// 12 points without a font: 12 · 1.193359375 + 16.
  func testDefaultFont() {
    onMainActor {
      let view = TextView()
      XCTAssertNil(view.font)
      view.isScrollEnabled = false
      assertIntrinsic(view, 10, 30.3203125)
    }
  }

  /// 8 + 26.8125, and a line further down for the second.
  func testBaselines() {
    onMainActor {
      let root = makeRoot(90, 844)
      let view = makeTextView()
      let first = View()
      let last = View()
      root.adding(view, first, last)
      view.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
      first.snp.makeConstraints { make in make.top.equalTo(view.snp.firstBaseline) }
      last.snp.makeConstraints { make in make.top.equalTo(view.snp.lastBaseline) }
      root.layoutIfNeeded()
      assertEqual(first.frame.minY, 34.8125)
      assertEqual(last.frame.minY, 68.4175)
    }
  }

  /// Four lines of 33.605 and 16 around them.
  func testContentIsTheText() {
    onMainActor {
      let root = makeRoot(90, 844)
      let view = makeTextView()
      view.isScrollEnabled = true
      root.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 90, height: 100)
      view.text = "aa\nbb\naa\nbb"
      root.layoutIfNeeded()
      assertEqual(view.contentSize.width, 90)
      assertEqual(view.contentSize.height, 4 * 33.605 + 16)
      view.userScroll(y: 1000)
      assertEqual(view.contentOffset.y, 4 * 33.605 - 84)
      // Less text, and there is less to scroll.
      view.text = "aa"
      root.layoutIfNeeded()
      assertEqual(view.contentSize.height, 49.605)
      assertEqual(view.contentOffset.y, 0)
      // Narrower, and there are more lines.
      view.text = "aa bb"
      view.frame.size.width = 50
      root.layoutIfNeeded()
      assertEqual(view.contentSize.height, 83.21)
    }
  }

  func testScrollsToRangesAndWhatIsTyped() {
    onMainActor {
      let root = makeRoot(90, 844)
      let view = makeTextView()
      view.isScrollEnabled = true
      root.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
      view.text = "aa\nbb\naa\nbb"
      root.layoutIfNeeded()
      // The second line ends at 8 + 67.21, and 8 below that are seen.
      view.scrollRangeToVisible(NSRange(location: 3, length: 2))
      assertEqual(view.contentOffset.y, 83.21 - 50)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      assertEqual(view.contentOffset.y, 8)
      view.insertText("\n")
      // A fifth line.
      assertEqual(view.contentOffset.y, 5 * 33.605 + 16 - 50)
      view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 3))
      assertEqual(view.contentOffset.y, 5 * 33.605 + 16 - 50)
    }
  }

  func testTheDelegateMayRefuseAChangeAndHearsOfScrolling() {
    onMainActor {
      final class Delegate: TextViewDelegate {
        var heard: [String] = []
        func textView(
          _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
          heard.append("\(range.location),\(range.length) \(text)")
          return text != "x"
        }
        func scrollViewDidScroll(_ scrollView: ScrollView) { heard.append("scroll") }
      }
      let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let delegate = Delegate()
      view.delegate = delegate
      view.text = "ab\u{1F600}"
      view.insertText("x")
      view.deleteBackward()
      XCTAssertEqual(view.text, "ab")
      view.contentOffset.y = 5
      XCTAssertEqual(delegate.heard, ["4,0 x", "2,2 ", "scroll"])
    }
  }

  func testEditing() {
    onMainActor {
      final class Delegate: TextViewDelegate {
        var heard: [String] = []
        func textViewDidBeginEditing(_ textView: TextView) { heard.append("begin") }
        func textViewDidChange(_ textView: TextView) { heard.append(textView.text) }
        func textViewDidEndEditing(_ textView: TextView) { heard.append("end") }
      }
      let view = TextView()
      let delegate = Delegate()
      view.delegate = delegate
      view.insertText("ab")
      view.deleteBackward()
      view.endEditing(true)
      XCTAssertEqual(delegate.heard, ["begin", "ab", "a", "end"])
      view.isEditable = false
      XCTAssertFalse(view.becomeFirstResponder())
      view.insertText("c")
      XCTAssertEqual(view.text, "a")
    }
  }
}
