import Foundation
import Gallery
import XCTest

/// The screen is 390 x 844; its safe area begins at y = 47 and ends at 844 - 34 = 810, so it is 763 high.
final class ExampleFrameTests: GalleryCase {
  func testFillAndGuide() throws {
    try check(
      "Fill and guide",
      [
        ("backdrop", rect(0, 0, 390, 844)),
        ("list", rect(0, 47, 390, 763)),
        // 16 inside the list: 47 + 16, 390 - 32, 763 - 32.
        ("card", rect(16, 63, 358, 731)),
      ])
  }

  func testHeadingChain() throws {
    try check(
      "Heading chain under the safe area",
      [
        // 47 + 24, 390 - 40.
        ("heading", rect(20, 71, 350, 28)),
        // 71 + 28 + 8.
        ("note", rect(20, 107, 350, 20)),
      ])
  }

  func testPictureRow() throws {
    try check(
      "Row with a picture and two lines",
      [
        ("row", rect(0, 47, 390, 72)),
        // (72 - 48) / 2 = 12.
        ("picture", rect(16, 12, 48, 48)),
        // 16 + 48 + 12 = 76, 390 - 16 - 76 = 298.
        ("name", rect(76, 12, 298, 20)),
        // 12 + 20 + 4 = 36; 76 + 120 = 196 is left of 374, so the text keeps its size.
        ("detail", rect(76, 36, 120, 18)),
      ])
  }

  func testBottomAction() throws {
    try check(
      "Bottom action over the safe area, list above it",
      [
        // 810 - 12 - 52 = 746, 390 - 40 = 350.
        ("action", rect(20, 746, 350, 52)),
        // 746 - 12 - 47 = 687.
        ("list", rect(0, 47, 390, 687)),
      ])
  }

  func testScrollingPage() throws {
    try check(
      "Vertical scrolling page",
      [
        ("page", rect(0, 47, 390, 763)),
        // 300 + 20 + 600 + 24.
        ("body", rect(0, 0, 390, 944)),
        ("upper", rect(0, 0, 390, 300)),
        ("lower", rect(0, 320, 390, 600)),
      ])
  }

  func testHiddenMember() throws {
    try check(
      "Vertical stack with a hidden member",
      [
        // 47 + 16, 390 - 32, 44 + 12 + 60 + 12 + 44.
        ("stack", rect(16, 63, 358, 172)),
        ("first", rect(0, 0, 358, 44)),
        ("second", rect(0, 56, 358, 60)),
        // Where the one before it ends, 60 + 56, without a height.
        ("hidden", rect(0, 116, 358, 0)),
        ("last", rect(0, 128, 358, 44)),
      ])
  }

  func testEqualButtons() throws {
    try check(
      "Three equal buttons",
      [
        // (844 - 48) / 2.
        ("bar", rect(16, 398, 358, 48)),
        // (358 - 16) / 3 = 114.
        ("back", rect(0, 0, 114, 48)),
        ("save", rect(122, 0, 114, 48)),
        ("share", rect(244, 0, 114, 48)),
      ])
  }

  func testEmptyState() throws {
    try check(
      "Empty state",
      [
        // 96 + 16 + 22 + 16 + 40 = 190; (390 - 220) / 2, (844 - 190) / 2 - 40.
        ("empty", rect(85, 287, 220, 190)),
        ("picture", rect(62, 0, 96, 96)),
        ("text", rect(0, 112, 220, 22)),
        ("button", rect(40, 150, 140, 40)),
      ])
  }

  func testRatioAndColumns() throws {
    try check(
      "Ratio picture and proportional columns",
      [
        // 390 - 32 = 358, 358 * 9 / 16 = 201.375.
        ("banner", rect(16, 47, 358, 201.375)),
        // 47 + 201.375 + 12.
        ("strip", rect(0, 260.375, 390, 100)),
        // 390 * 0.4 = 156.
        ("narrow", rect(0, 0, 156, 100)),
        // 156 + 10 = 166, 390 - 10 - 166 = 214.
        ("wide", rect(166, 0, 214, 100)),
        // 844 / 4 = 211, 844 - 211 = 633.
        ("tray", rect(0, 633, 390, 211)),
      ])
  }

  func testChatBubbles() throws {
    // A bubble is at most 0.7 * 390 = 273 wide and stands 8 inside its row, its text 8 and 12 inside the bubble.
    try check(
      "Chat bubbles",
      [
        // 40 + 16 + 16 = 72.
        ("incomingRow", rect(0, 47, 390, 72)),
        // 180 + 24 = 204, 40 + 16 = 56.
        ("incomingBubble", rect(16, 8, 204, 56)),
        ("incomingText", rect(12, 8, 180, 40)),
        // 47 + 72 = 119, 60 + 16 + 16 = 92.
        ("outgoingRow", rect(0, 119, 390, 92)),
        // 400 + 24 is more than 273; 390 - 16 - 273 = 101, which is right of 60.
        ("outgoingBubble", rect(101, 8, 273, 76)),
        // 273 - 24 = 249.
        ("outgoingText", rect(12, 8, 249, 60)),
      ])
  }

  func testTitleAndPrice() throws {
    try check(
      "Title and price compete",
      [
        ("row", rect(0, 47, 390, 56)),
        // 284 - 8 - 16 = 260 of the 400 wished for; (56 - 20) / 2 = 18.
        ("title", rect(16, 18, 260, 20)),
        // 390 - 16 - 90 = 284.
        ("price", rect(284, 18, 90, 20)),
      ])
  }

  func testBadge() throws {
    try check(
      "Badge on a corner",
      [
        // (390 - 80) / 2 = 155, (844 - 80) / 2 = 382.
        ("face", rect(155, 382, 80, 80)),
        // 155 + 80 - 10 = 225, 382 - 10 = 372.
        ("dot", rect(225, 372, 20, 20)),
      ])
  }

  func testCollapsingHead() throws {
    try check(
      "Stored constraint, collapse",
      states: [
        // 47 + 120 + 8 = 175, 844 - 175 = 669.
        ("open", [("head", rect(0, 47, 390, 120)), ("rest", rect(0, 175, 390, 669))]),
        // 47 + 0 + 8 = 55, 844 - 55 = 789.
        ("collapsed", [("head", rect(0, 47, 390, 0)), ("rest", rect(0, 55, 390, 789))]),
      ])
  }

  func testSheet() throws {
    // The grip is in the middle of the sheet: (390 - 36) / 2 = 177.
    let grip = ("grip", rect(177, 8, 36, 5))
    try check(
      "Sheet, remade between two states",
      states: [
        ("hidden", [("sheet", rect(0, 844, 390, 320)), grip]),
        // 844 - 320 = 524.
        ("shown", [("sheet", rect(0, 524, 390, 320)), grip]),
      ])
  }

  func testForm() throws {
    try check(
      "Form with bare numbers and copies of a sibling",
      [
        // 390 - 16 - 16 = 358.
        ("first", rect(16, 100, 358, 44)),
        // 100 + 44 + 12 = 156.
        ("second", rect(16, 156, 358, 44)),
        // An inset of -6 from a bottom is 6 below it: 156 + 44 + 6 = 206. One of 10 from a width takes off both sides: 338.
        ("underline", rect(16, 206, 338, 1)),
      ])
  }

  func testProfileImage() throws {
    // (390 - 100) / 2 = 145; the superview's top, not the safe area's.
    try check("Profile picture with labels", [("profileImageView", rect(145, 20, 100, 100))])
  }

  func testCentredButton() throws {
    // (375 - 150) / 2 = 112.5, (812 - 50) / 2 = 381.
    try check("Centred button, 375 x 812", [("button", rect(112.5, 381, 150, 50))])
  }
}
