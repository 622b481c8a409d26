import Foundation
import Gallery
import LayoutDSL
import XCTest

/// The screen is in a window of three pixels a point, so lines of text are as high as the pixels they need: 12 points are
/// 14.32, so 43 pixels; 16 are 19.09, so 58; 18 are 21.48, so 65; 20 are 23.87, so 72. Characters are 10 wide.
final class ProfileControllerTests: GalleryCase {
  func testUpright() throws {
    // 390 - 2 x 16 = 358.
    try check(at: upright, avatarX: 145, width: 358)
  }

  /// The column is as wide as the screen, also where there are sensors: 844 - 2 x 16 = 812. (844 - 100) / 2.
  func testSideways() throws {
    try check(at: sideways, avatarX: 372, width: 812)
  }

  func testSmall() throws {
    // (320 - 100) / 2.
    try check(at: small, avatarX: 110, width: 288)
  }

  func testRightToLeft() throws {
    try check(at: upright, direction: .rightToLeft, avatarX: 145, width: 358)
    try check(at: small, direction: .rightToLeft, avatarX: 110, width: 288)
  }

  private func check(
    at size: CGSize, direction: UserInterfaceLayoutDirection = .leftToRight, avatarX: CGFloat, width: CGFloat,
    line: UInt = #line
  ) throws {
    let states = [("shown", 0), ("complaint", 43.0 / 3)].map { state, complaint in
      (
        state,
        head(size, direction, avatarX: avatarX, complaint: complaint)
          + field("name", at: 164, width, title: 90, complaint: 0, direction)
          // 164 + 68 + 16 = 248.
          + field("address", at: 248, width, title: 180, complaint: complaint, direction)
          + tail(width, complaint: complaint)
      )
    }
    try check(
      "Edit a profile", at: size, direction: direction, measurer: TenPointCharacters(), states: states, line: line)
  }

  /// The column ends at 32 + 100 + 32 + 68 + 16 + 68 + 32 + 383 / 3 + 32 + 50 + 32 = 462 + 383 / 3, and so much further down as
  /// there is a complaint.
  private func head(
    _ size: CGSize, _ direction: UserInterfaceLayoutDirection, avatarX: CGFloat, complaint: CGFloat
  ) -> [(String, CGRect)] {
    [
      ("scroller", rect(0, 0, size.width, size.height)),
      ("column", rect(0, 0, size.width, 462 + 383.0 / 3 + complaint)),
      ("avatar", rect(avatarX, 32, 100, 100)),
      // (100 - 20) / 2, (100 - 24) / 2.
      ("initials", rect(40, 38, 20, 24)),
      ("dot", rect(direction == .leftToRight ? 86 : 0, 86, 14, 14)),
    ]
  }

  /// 16 above the box, 48, 4 below it, and the complaint. The title's middle is at 40: 40 - 43 / 6 are 98.5 pixels, which goes
  /// to 99, and its end is at 141.5, which goes to 142.
  private func field(
    _ name: String, at y: CGFloat, _ width: CGFloat, title: CGFloat, complaint: CGFloat,
    _ direction: UserInterfaceLayoutDirection
  ) -> [(String, CGRect)] {
    let isMirrored = direction == .rightToLeft
    return [
      (name, rect(16, y, width, 68 + complaint)),
      ("\(name)Box", rect(0, 16, width, 48)),
      ("\(name)Icon", rect(isMirrored ? width - 32 : 12, 14, 20, 20)),
      ("\(name)Text", rect(isMirrored ? 12 : 40, 13, width - 52, 22)),
      ("\(name)Title", rect(isMirrored ? width - 4 - title : 4, 33, title, 43.0 / 3)),
      ("\(name)Complaint", rect(0, 68, width, complaint)),
    ]
  }

  /// The card begins at 248 + 68 + 32 = 348: 16, 65 / 3, 12, the rating within 16 above and below, 16, which is 106 + 65 / 3 =
  /// 383 / 3. The button is 32 below.
  private func tail(_ width: CGFloat, complaint: CGFloat) -> [(String, CGRect)] {
    [
      ("card", rect(16, 348 + complaint, width, 383.0 / 3)),
      ("heading", rect(0, 0, width - 32, 65.0 / 3)),
      // 166 in the middle.
      ("rating", rect((width - 32 - 166) / 2, 16, 166, 30)),
      ("saveButton", rect(16, 380 + 383.0 / 3 + complaint, width, 50)),
      // A hidden icon keeps its height, so the content is 20 high; 58 of 60 pixels.
      ("saveTitle", rect(0, 1.0 / 3, 40, 58.0 / 3)),
    ]
  }

  // MARK: Behaviour

  /// On a phone in a window, laid out.
  #if MainActorViews
    @MainActor
  #endif
  private static func show() -> (window: Window, controller: ProfileController) {
    let window = Window(screen: .phone)
    window.textMeasurer = TenPointCharacters()
    let controller = ProfileController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  /// 462 + 383 / 3 of content; a complaint makes it 43 / 3 higher.
  func testTheContentScrolls() {
    onMainActor {
      let (window, controller) = Self.show()
      let scroller = controller.scroller
      XCTAssertEqual(scroller.contentSize.width, 390)
      XCTAssertEqual(scroller.contentSize.height, 462 + 383.0 / 3, accuracy: 1e-9)
      controller.address.complain("There is no such address")
      window.layoutIfNeeded()
      XCTAssertEqual(scroller.contentSize.height, 462 + 426.0 / 3, accuracy: 1e-9)
      // Sideways 390 less 21 at the bottom are seen: 604 + 21 - 390.
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(scroller.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
      XCTAssertEqual(scroller.contentSize.width, 844)
      scroller.userScroll(y: 1000)
      XCTAssertEqual(scroller.contentOffset.y, 235, accuracy: 1e-9)
      XCTAssertEqual(controller.name.frame, CGRect(x: 16, y: 164, width: 812, height: 68))
    }
  }

  func testWhatItShows() {
    onMainActor {
      let (window, controller) = Self.show()
      XCTAssertTrue(controller.view.window === window)
      XCTAssertEqual(controller.title, "Profile")
      XCTAssertEqual(controller.avatar.initials.text, "EM")
      XCTAssertFalse(controller.avatar.dot.isHidden)
      XCTAssertEqual(controller.name.field.placeholder, "Your name")
      XCTAssertEqual(controller.address.icon.image?.name, "envelope")
      XCTAssertEqual(controller.rating.rating, 4)
      XCTAssertTrue(controller.rating.isDescendant(of: controller.card.holder))
    }
  }

  func testFieldsAreEditedOneAfterTheOther() {
    onMainActor {
      let (window, controller) = Self.show()
      controller.name.field.userTap()
      controller.name.field.insertText("Eva")
      controller.address.field.userTap()
      XCTAssertFalse(controller.name.field.isEditing)
      XCTAssertTrue(controller.address.field.isEditing)
      XCTAssertTrue(controller.name.isFloating)
      XCTAssertTrue(controller.address.isFloating)
      window.layoutIfNeeded()
      // Around 8: 24 - 21.5 = 2.5 pixels go to 3.
      XCTAssertEqual(controller.name.title.frame.minY, 1, accuracy: 1e-9)
    }
  }

  func testSavingTakesUntilItIsOver() {
    onMainActor {
      let (window, controller) = Self.show()
      var completions: [() -> Void] = []
      controller.save = { completions.append($0) }
      controller.saveButton.userTap()
      XCTAssertEqual(completions.count, 1)
      XCTAssertTrue(controller.saveButton.isLoading)
      controller.saveButton.userTap()
      XCTAssertEqual(completions.count, 1)
      completions[0]()
      XCTAssertFalse(controller.saveButton.isLoading)
      controller.saveButton.userTap()
      XCTAssertEqual(completions.count, 2)
      XCTAssertTrue(controller.view.window === window)
    }
  }

  func testRatingIsTapped() {
    onMainActor {
      let (window, controller) = Self.show()
      // The card is 16 + 16 from the left, the rating 80 in it, the second star 34 in that: 146 to 176. The stars are 364 + 65 / 3
      // + 12 + 16 below the top of the content, which stays at the top of the screen, as all of it fits.
      window.userTap(at: CGPoint(x: 161, y: 414 + 15))
      XCTAssertEqual(controller.rating.rating, 2)
    }
  }

  func testNothingKeepsIt() {
    onMainActor {
      weak var gone: ProfileController?
      do {
        let (window, controller) = Self.show()
        gone = controller
        controller.saveButton.userTap()
        window.rootViewController = nil
      }
      XCTAssertNil(gone)
    }
  }
}
