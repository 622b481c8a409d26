import LayoutTesting
import SnapKit
import UIKit
import XCTest

@testable import DropIn

final class ComponentTests: XCTestCase {
  /// A text of 12 points is 12 x 1.193359375 high; the box's middle is at 16 + 24.
  func testTheTitleFloats() {
    layoutTest {
      let field = FloatingField()
      let root = place(field, width: 300)
      field.show(title: "Name", icon: UIImage(systemName: "person"))
      assertFrame(field.box, 0, 16, 300, 48)
      assertFrame(field.icon, 12, 14, 20, 20)
      // 12 + 20 + 8; 300 - 40 - 12. Fields are 22 high: a line of 17 points and one more, rounded up.
      assertFrame(field.field, 40, 13, 248, 22)
      XCTAssertEqual(field.title.center.y, 40, accuracy: 0.001)
      field.field.becomeFirstResponder()
      root.layoutIfNeeded()
      XCTAssertEqual(field.title.center.y, 8, accuracy: 0.001)
      XCTAssertEqual(field.title.alpha, 1)
      XCTAssertEqual(field.field.placeholder, "")
      field.field.resignFirstResponder()
      root.layoutIfNeeded()
      XCTAssertEqual(field.title.center.y, 40, accuracy: 0.001)
      XCTAssertEqual(field.field.placeholder, "Name")
    }
  }

  func testAFieldWithoutIconAndWithAComplaint() {
    layoutTest {
      let field = FloatingField()
      let root = place(field, width: 300)
      field.show(title: "Name", icon: nil)
      root.layoutIfNeeded()
      assertFrame(field.field, 12, 13, 276, 22)
      assertFrame(field, 0, 0, 300, 68)
      field.complain("Too short")
      root.layoutIfNeeded()
      // 16 + 48 + 4 and a line.
      assertFrame(field, 0, 0, 300, 68 + 14.3203125)
      XCTAssertEqual(field.box.layer.borderColor, UIColor.systemRed.cgColor)
      field.field.insertText("A")
      XCTAssertTrue(field.complaint.isHidden)
    }
  }

  func testTheButtonIsTappedUnlessItIsBusy() {
    layoutTest {
      let button = PrimaryButton()
      let root = place(button, width: 300)
      button.show("Save")
      var taps = 0
      button.onTap = { taps += 1 }
      assertFrame(button, 0, 0, 300, 50)
      // 20 x 20 in the middle.
      assertFrame(button.spinner, 140, 15, 20, 20)
      XCTAssertEqual(button.content.center, CGPoint(x: 150, y: 25))
      button.userTap()
      XCTAssertEqual(taps, 1)
      button.isBusy = true
      button.userTap()
      XCTAssertEqual(taps, 1)
      XCTAssertFalse(button.spinner.isHidden)
      XCTAssertTrue(button.superview === root)
    }
  }

  func testTheBadgeIsAsWideAsItsNumber() {
    layoutTest {
      let badge = CountBadge()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(badge)
      badge.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      var widths: [CGFloat] = []
      for (count, text) in [(1, "1"), (42, "42"), (120, "99+")] {
        badge.count = count
        root.layoutIfNeeded()
        XCTAssertEqual(badge.number.text, text)
        assertFrame(badge, 0, 0, badge.number.intrinsicContentSize.width + 12, 18.3203125)
        XCTAssertEqual(badge.layer.cornerRadius, 9.16015625)
        widths.append(badge.frame.width)
      }
      XCTAssertEqual(widths, widths.sorted())
      badge.count = 0
      XCTAssertTrue(badge.isHidden)
    }
  }

  /// Five of 30 and four gaps of 4.
  func testStars() {
    layoutTest {
      let bar = RatingBar()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      root.addSubview(bar)
      bar.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      assertFrame(bar, 0, 0, 166, 30)
      for (index, star) in bar.stars.arrangedSubviews.enumerated() { assertFrame(star, CGFloat(34 * index), 0, 30, 30) }
      var heard: [Int] = []
      bar.onChange = { heard.append($0) }
      bar.stars.arrangedSubviews[2].userTap()
      XCTAssertEqual(heard, [3])
      XCTAssertEqual(
        bar.stars.arrangedSubviews.map { ($0 as? UIButton)?.isSelected }, [true, true, true, false, false])
    }
  }

  func testTheAvatarIsRound() {
    layoutTest {
      let avatar = AvatarView()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(avatar)
      avatar.snp.makeConstraints { $0.edges.equalToSuperview() }
      avatar.show(nil, initials: "AB", isOnline: true)
      assertFrame(avatar.dot, 86, 86, 14, 14)
      XCTAssertEqual(avatar.initials.center, CGPoint(x: 50, y: 50))
      XCTAssertEqual(avatar.layer.cornerRadius, 50)
      XCTAssertEqual(avatar.dot.layer.cornerRadius, 7)
    }
  }

  func testTheContentOfACardIsSwapped() {
    layoutTest {
      let card = CardView()
      let root = place(card, width: 300)
      card.heading.text = "Level"
      for height in [40, 70] as [CGFloat] {
        let content = UIView()
        content.snp.makeConstraints { $0.height.equalTo(height) }
        card.content = content
        root.layoutIfNeeded()
        // 16, a line of 18 points, 12, the content, 16.
        assertFrame(card, 0, 0, 300, 16 + 21.48046875 + 12 + height + 16)
        assertFrame(content, 0, 0, 268, height)
      }
      XCTAssertEqual(card.holder.subviews.count, 1)
    }
  }

  func testTheEmptyState() {
    layoutTest {
      let empty = EmptyStateView()
      let root = place(empty, width: 390)
      empty.title.text = "Nothing"
      empty.detail.text = "Yet"
      empty.button.show("Look")
      // (390 - 80) / 2; 24 + 80 + 16; a line of 20 points is 23.8671875; 8 further; a line of 14 is 16.70703125.
      assertFrame(empty.picture, 155, 24, 80, 80)
      assertFrame(empty.title, 24, 120, 342, 23.8671875)
      assertFrame(empty.detail, 24, 151.8671875, 342, 16.70703125)
      assertFrame(empty.button, 40, 192.57421875, 310, 50)
      assertFrame(empty, 0, 0, 390, 266.57421875)
      XCTAssertTrue(empty.superview === root)
    }
  }
}
