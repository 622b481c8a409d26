import Foundation
import Gallery
import LayoutDSL
import XCTest

final class AvatarViewTests: GalleryCase {
  func testLeftToRight() throws {
    // The middle of the screen less 50.
    try check(at: upright, x: 145, y: 372, dotX: 86)
    try check(at: sideways, x: 372, y: 145, dotX: 86)
    try check(at: small, x: 110, y: 234, dotX: 86)
  }

  func testRightToLeft() throws {
    try check(at: upright, x: 145, y: 372, direction: .rightToLeft, dotX: 0)
  }

  /// Two initials are 20 wide and 20 x 1.193359375 = 23.8671875 high: (100 - 20) / 2, (100 - 23.8671875) / 2. The dot is 14.
  private func check(
    at size: CGSize, x: CGFloat, y: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight, dotX: CGFloat,
    line: UInt = #line
  ) throws {
    let frames = [
      ("avatar", rect(x, y, 100, 100)), ("initials", rect(40, 38.06640625, 20, 23.8671875)),
      ("picture", rect(0, 0, 100, 100)), ("dot", rect(dotX, 86, 14, 14)),
    ]
    try check(
      "Avatar with initials or a picture", at: size, direction: direction, measurer: TenPointCharacters(),
      states: [("initials", frames), ("picture", frames)], line: line)
  }

  func testItIsRoundAtEverySize() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let avatar = AvatarView()
      root.addSubview(avatar)
      for side in [100, 40] as [CGFloat] {
        avatar.snp.remakeConstraints { make in
          make.top.leading.equalToSuperview()
          make.size.equalTo(side)
        }
        root.layoutIfNeeded()
        XCTAssertEqual(avatar.layer.cornerRadius, side / 2)
        XCTAssertEqual(avatar.picture.layer.cornerRadius, side / 2)
        XCTAssertEqual(avatar.dot.layer.cornerRadius, 7)
        XCTAssertEqual(avatar.dot.frame, CGRect(x: side - 14, y: side - 14, width: 14, height: 14))
      }
    }
  }

  func testAPictureTakesThePlaceOfTheInitials() {
    onMainActor {
      let avatar = AvatarView()
      let picture = Image(size: CGSize(width: 300, height: 200))
      avatar.configure(picture: picture, initials: "EM", isOnline: true)
      XCTAssertEqual(avatar.picture.image, picture)
      XCTAssertTrue(avatar.initials.isHidden)
      XCTAssertFalse(avatar.dot.isHidden)
      avatar.configure(picture: nil, initials: "KO", isOnline: false)
      XCTAssertNil(avatar.picture.image)
      XCTAssertFalse(avatar.initials.isHidden)
      XCTAssertEqual(avatar.initials.text, "KO")
      XCTAssertTrue(avatar.dot.isHidden)
    }
  }
}
