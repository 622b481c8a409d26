import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Eight fields of 44, 20 around and between them: the content is 20 + 8 x (44 + 20) = 532 high.
final class KeyboardFormTests: GalleryCase {
  private let title = "Form that keeps clear of the keyboard"

  private func frames(_ scroller: CGRect) -> [(String, CGRect)] {
    [("scroller", scroller), ("content", rect(0, 0, scroller.width, 532))]
      + (0..<8).map { ("field\($0)", rect(20, 20 + 64 * CGFloat($0), scroller.width - 40, 44)) }
  }

  func testFrames() throws {
    try check(title, frames(rect(0, 47, 390, 763)))
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 0, 750, 369)))
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 20, 320, 548)))
    try check(title, direction: .rightToLeft, frames(rect(0, 47, 390, 763)))
  }

  /// The keyboard begins at 844 - 336 = 508 and covers 810 - 508 = 302 of the scroller; 461 of the content are seen above it.
  /// The last field ends at 20 + 8 x 44 + 7 x 20 = 512.
  func testTheActiveFieldIsScrolledAboveTheKeyboard() {
    layoutTest {
      let (controller, window) = keyboardForm()
      let scroller = controller.scroller
      controller.fields[7].becomeFirstResponder()
      XCTAssertEqual(scroller.contentOffset.y, 0)
      window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
      XCTAssertEqual(scroller.contentInset, EdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
      XCTAssertEqual(scroller.scrollIndicatorInsets, EdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
      // 512 - 461.
      XCTAssertEqual(scroller.contentOffset.y, 51)
      window.layoutIfNeeded()
      // The field ends where the keyboard begins, and is where it was in the content.
      let field = controller.fields[7]
      XCTAssertEqual(field.convert(field.bounds, to: nil), CGRect(x: 20, y: 464, width: 350, height: 44))
      assertFrame(field, 20, 468, 350, 44)
      XCTAssertEqual(scroller.contentSize, CGSize(width: 390, height: 532))
      assertUnambiguous(window)
      window.keyboardFrame = nil
      XCTAssertEqual(scroller.contentInset, .zero)
      XCTAssertEqual(scroller.scrollIndicatorInsets, .zero)
      // All of it is seen without the keyboard.
      XCTAssertEqual(scroller.contentOffset.y, 0)
    }
  }

  func testAFieldAboveTheKeyboardStaysWhereItIs() {
    layoutTest {
      let (controller, window) = keyboardForm()
      controller.fields[0].becomeFirstResponder()
      window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
      XCTAssertEqual(controller.scroller.contentInset.bottom, 302)
      XCTAssertEqual(controller.scroller.contentOffset.y, 0)
      // Nothing is active any more, so nothing is scrolled to.
      controller.fields[0].resignFirstResponder()
      window.keyboardFrame = CGRect(x: 0, y: 408, width: 390, height: 436)
      XCTAssertEqual(controller.scroller.contentInset.bottom, 402)
      XCTAssertEqual(controller.scroller.contentOffset.y, 0)
    }
  }

  /// The seventh field ends at 512 - 64 = 448 and the eighth at 512: with 361 seen the offsets are 87 and 151.
  func testTheReturnKeyGoesFromFieldToField() {
    layoutTest {
      let (controller, window) = keyboardForm()
      controller.fields[6].becomeFirstResponder()
      window.keyboardFrame = CGRect(x: 0, y: 408, width: 390, height: 436)
      XCTAssertEqual(controller.scroller.contentOffset.y, 87)
      controller.fields[6].pressReturn()
      XCTAssertTrue(controller.fields[7].isFirstResponder)
      XCTAssertEqual(controller.scroller.contentOffset.y, 151)
      controller.fields[7].pressReturn()
      XCTAssertFalse(controller.fields[7].isFirstResponder)
      XCTAssertEqual(controller.scroller.contentOffset.y, 151)
    }
  }

  /// Sideways 369 are seen of 532. A keyboard from 200 on covers 169 of them: the last field ends at 512 - 200 = 312.
  /// When it goes, 532 - 369 = 163 is as far as one can scroll.
  func testSideways() {
    layoutTest {
      let (controller, window) = keyboardForm(.landscapeLeft)
      controller.fields[7].becomeFirstResponder()
      window.keyboardFrame = CGRect(x: 0, y: 200, width: 844, height: 190)
      XCTAssertEqual(controller.scroller.contentInset.bottom, 169)
      XCTAssertEqual(controller.scroller.contentOffset.y, 312)
      window.keyboardFrame = nil
      XCTAssertEqual(controller.scroller.contentOffset.y, 163)
    }
  }

  func testItIsToldNothingOnceItIsGone() {
    onMainActor {
      let notifications = NotificationCenter()
      var controller: KeyboardFormController? = KeyboardFormController(
        placeholders: ["Name"], notifications: notifications)
      let scroller = controller?.scroller
      controller?.loadViewIfNeeded()
      weak let gone = controller
      controller = nil
      XCTAssertNil(gone)
      let window = Window(screen: .phone)
      window.keyboardNotificationCenter = notifications
      window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
      XCTAssertEqual(scroller?.contentInset, .zero)
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func keyboardForm(_ orientation: InterfaceOrientation = .portrait) -> (KeyboardFormController, Window) {
  let notifications = NotificationCenter()
  let controller = KeyboardFormController(
    placeholders: ["Name", "Surname", "E-mail", "Telephone", "Street", "Postcode", "Town", "Country"],
    notifications: notifications)
  let window = phone(controller, orientation)
  window.keyboardNotificationCenter = notifications
  return (controller, window)
}
