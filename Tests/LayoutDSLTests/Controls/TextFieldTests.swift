import Foundation
import LayoutDSL
import XCTest

/// "Hello" at 17 points is 40.68892045454545 wide (Tools/word_widths.py). A line of 17 points is 20.287 high: 21 as a whole
/// number, and one more.
final class TextFieldTests: XCTestCase {
  func testHeightByBorderStyle() {
    onMainActor {
      let field = TextField()
      assertIntrinsic(field, 0, 22)
      field.borderStyle = .roundedRect
      // 21 for the line, one more, 6 above and below.
      assertIntrinsic(field, 14, 34)
      // 20 · 1.193359375 = 23.9: 24.
      field.font = .systemFont(ofSize: 20)
      assertIntrinsic(field, 14, 37)
      // The archives' 34 for 14 points.
      field.font = .systemFont(ofSize: 14)
      assertIntrinsic(field, 14, 34)
      field.borderStyle = .line
      assertIntrinsic(field, 4, 22)
      field.borderStyle = .bezel
      assertIntrinsic(field, 6, 24)
      assertHugging(field, 250, 250)
    }
  }

  func testWidthOfTextAndPlaceholder() {
    onMainActor {
      let field = TextField()
      field.placeholder = "Hello"
      assertEqual(field.intrinsicContentSize.width, 40.68892045454545)
      field.text = "H"
      assertEqual(field.intrinsicContentSize.width, 40.68892045454545)
      field.text = "Hello Hello"
      // 2 · 6740 + 792 of 2816
      assertEqual(field.intrinsicContentSize.width, 14272 * 17 / 2816)
      field.text = nil
      XCTAssertEqual(field.text, "")
      field.placeholder = nil
      assertEqual(field.intrinsicContentSize.width, 0)
    }
  }

  func testViewsBesideTheText() {
    onMainActor {
      let root = makeRoot(390, 844)
      let field = TextField()
      root.addSubview(field)
      field.snp.makeConstraints { make in
        make.top.left.equalToSuperview()
        make.width.equalTo(200)
        make.height.equalTo(40)
      }
      let icon = View(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
      field.leftView = icon
      XCTAssertNil(icon.superview)
      field.leftViewMode = .always
      root.layoutIfNeeded()
      XCTAssertTrue(icon.superview === field)
      assertEqual(icon.frame, 0, 10, 24, 20)
      assertEqual(field.intrinsicContentSize.width, 24)
      assertEqual(field.textRect(forBounds: field.bounds), 24, 0, 176, 40)
      field.leftView = nil
      XCTAssertNil(icon.superview)
    }
  }

  /// The text is in the middle of 48 points: the baseline is 24 + (16.1865234375 − 4.1005859375)/2 below the top.
  func testBaselines() {
    onMainActor {
      let root = makeRoot(390, 844)
      let field = TextField()
      let label = Label()
      label.text = "Hello"
      root.adding(field, label)
      field.snp.makeConstraints { make in
        make.top.left.equalToSuperview()
        make.height.equalTo(48)
      }
      label.snp.makeConstraints { make in make.firstBaseline.equalTo(field) }
      root.layoutIfNeeded()
      assertEqual(label.frame.minY, 30.04296875 - 16.1865234375)
      label.snp.remakeConstraints { make in make.firstBaseline.equalTo(field.snp.lastBaseline) }
      root.layoutIfNeeded()
      assertEqual(label.frame.minY, 30.04296875 - 16.1865234375)
    }
  }

  // MARK: Editing

  func testEditingSendsWhatHappens() {
    onMainActor {
      let field = TextField()
      var heard: [String] = []
      field.addAction(for: .editingDidBegin) { heard.append("begin") }
      field.addAction(for: .editingChanged) { [unowned field] in heard.append(field.text ?? "") }
      field.addAction(for: .editingDidEnd) { heard.append("end") }
      field.addAction(for: .editingDidEndOnExit) { heard.append("return") }
      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssertTrue(field.isEditing)
      XCTAssertTrue(field.isFirstResponder)
      field.insertText("ab")
      field.deleteBackward()
      field.insertText("\n")
      XCTAssertTrue(field.resignFirstResponder())
      XCTAssertFalse(field.isEditing)
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(heard, ["begin", "ab", "a", "return", "end"])
    }
  }

  func testSettingTheTextSendsNothing() {
    onMainActor {
      let field = TextField()
      field.addAction(for: .allEvents) { XCTFail("nothing was typed") }
      field.text = "a"
      field.placeholder = "b"
      XCTAssertEqual(field.text, "a")
    }
  }

  func testOneViewOfATreeGetsWhatIsTyped() {
    onMainActor {
      let root = makeRoot(390, 844)
      let first = TextField()
      let second = TextField()
      root.adding(first, second)
      first.becomeFirstResponder()
      second.becomeFirstResponder()
      XCTAssertFalse(first.isEditing)
      XCTAssertTrue(second.isEditing)
      XCTAssertTrue(root.endEditing(true))
      XCTAssertFalse(second.isEditing)
    }
  }

  func testDisabledFieldRefuses() {
    onMainActor {
      let field = TextField()
      field.isEnabled = false
      XCTAssertFalse(field.becomeFirstResponder())
      field.insertText("a")
      XCTAssertEqual(field.text, "")
      XCTAssertFalse(View().becomeFirstResponder())
    }
  }

  func testDelegateIsAskedAndTold() {
    onMainActor {
      final class Delegate: TextFieldDelegate {
        var heard: [String] = []
        var agrees = true
        func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { agrees }
        func textFieldDidBeginEditing(_ textField: TextField) { heard.append("begin") }
        func textFieldShouldEndEditing(_ textField: TextField) -> Bool { agrees }
        func textFieldDidEndEditing(_ textField: TextField) { heard.append("end") }
        func textFieldShouldReturn(_ textField: TextField) -> Bool {
          heard.append("return")
          return textField.resignFirstResponder()
        }
      }
      let field = TextField()
      let delegate = Delegate()
      field.delegate = delegate
      delegate.agrees = false
      XCTAssertFalse(field.becomeFirstResponder())
      delegate.agrees = true
      XCTAssertTrue(field.becomeFirstResponder())
      delegate.agrees = false
      XCTAssertFalse(field.resignFirstResponder())
      XCTAssertTrue(field.isEditing)
      delegate.agrees = true
      field.pressReturn()
      XCTAssertFalse(field.isEditing)
      XCTAssertEqual(delegate.heard, ["begin", "return", "end"])
    }
  }
}
