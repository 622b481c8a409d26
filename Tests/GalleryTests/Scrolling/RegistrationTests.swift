import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// The form is 100 + 20 + 44 + 20 + 150 + 20 + 50 = 404 high, the content 20 more above and below.
final class RegistrationTests: GalleryCase {
  private let title = "Registration form"

  /// Rows are as wide as the form, which is 40 narrower than the scroller; the picture is in its middle.
  private func frames(_ scroller: CGRect) -> [(String, CGRect)] {
    let width = scroller.width - 40
    return [
      ("scroller", scroller), ("content", rect(0, 0, scroller.width, 444)), ("form", rect(20, 20, width, 404)),
      ("picture", rect((width - 100) / 2, 0, 100, 100)), ("nameField", rect(0, 120, width, 44)),
      ("biography", rect(0, 184, width, 150)), ("registerButton", rect(0, 354, width, 50)),
    ]
  }

  func testFrames() throws {
    // The picture is at (350 - 100) / 2 = 125.
    try check(title, frames(rect(0, 47, 390, 763)))
    // (710 - 100) / 2 = 305.
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 0, 750, 369)))
    // (280 - 100) / 2 = 90.
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 20, 320, 548)))
    // The stack's edges are the same from both sides.
    try check(title, direction: .rightToLeft, frames(rect(0, 47, 390, 763)))
  }

  func testThereIsSomethingToScrollSidewaysOnly() {
    layoutTest {
      let controller = RegistrationController()
      let window = phone(controller)
      XCTAssertEqual(controller.scroller.contentSize, CGSize(width: 390, height: 444))
      controller.scroller.userScroll(y: 300)
      XCTAssertEqual(controller.scroller.contentOffset.y, 0)
      window.rotate(to: .landscapeLeft)
      controller.scroller.userScroll(y: 300)
      // 444 - 369.
      XCTAssertEqual(controller.scroller.contentOffset.y, 75)
      assertUnambiguous(window)
    }
  }

  func testRegistering() {
    layoutTest {
      let controller = RegistrationController()
      let window = phone(controller)
      var names: [String] = []
      controller.onRegister = { names.append($0) }
      controller.nameField.insertText("Ada")
      window.layoutIfNeeded()
      // What is typed into a row does not make it wider.
      assertFrame(controller.nameField, 0, 120, 350, 44)
      XCTAssertTrue(controller.registerButton.userTap())
      XCTAssertEqual(names, ["Ada"])
      XCTAssertTrue(controller.nameField.isFirstResponder)
    }
  }
}
