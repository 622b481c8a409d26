import SnapKit
import UIKit
import XCTest

/// Rows, stacks and small pieces as they are written in apps.
final class RowLayoutTests: XCTestCase {
  func testPictureAndTwoLines() {
    onMainActor {
      let (pic, name, detail) = (UIImageView(), UILabel(), Box(120, 18))
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 72))
      for view in [pic, name, detail] { row.addSubview(view) }
      pic.snp.makeConstraints { m in
        m.size.equalTo(48)
        m.leading.equalToSuperview().inset(16)
        m.centerY.equalToSuperview()
      }
      name.snp.makeConstraints { m in
        m.top.equalTo(pic)
        m.leading.equalTo(pic.snp.trailing).offset(12)
        m.trailing.equalToSuperview().inset(16)
        m.height.equalTo(20)
      }
      detail.snp.makeConstraints { m in
        m.top.equalTo(name.snp.bottom).offset(4)
        m.leading.equalTo(name)
        m.trailing.lessThanOrEqualToSuperview().inset(16)
      }
      row.layoutIfNeeded()
      // (72 - 48) / 2; 16 + 48 + 12; 390 - 16 - 76; 12 + 20 + 4.
      assertFrame(pic, 16, 12, 48, 48)
      assertFrame(name, 76, 12, 298, 20)
      assertFrame(detail, 76, 36, 120, 18)
    }
  }

  func testStackWithAHiddenMember() {
    onMainActor {
      let members = [44, 60, 80, 44].map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: members)
      let view = screen(stack)
      for (member, height) in zip(members, [44, 60, 80, 44]) {
        member.snp.makeConstraints { $0.height.equalTo(height) }
      }
      stack.axis = .vertical
      stack.spacing = 12
      members[2].isHidden = true
      stack.snp.makeConstraints { m in
        m.top.equalTo(view.safeAreaLayoutGuide).offset(16)
        m.leading.trailing.equalToSuperview().inset(16)
      }
      view.layoutIfNeeded()
      // 44 + 12 + 60 + 12 + 44.
      assertFrame(stack, 16, 63, 358, 172)
      assertFrame(members[0], 0, 0, 358, 44)
      assertFrame(members[1], 0, 56, 358, 60)
      assertFrame(members[3], 0, 128, 358, 44)
    }
  }

  func testThreeEqualButtons() {
    onMainActor {
      let buttons = (0..<3).map { _ in UIButton() }
      let bar = UIStackView(arrangedSubviews: buttons)
      bar.distribution = .fillEqually
      bar.spacing = 8
      let view = screen(bar)
      bar.snp.makeConstraints { m in
        m.leading.trailing.equalToSuperview().inset(16)
        m.centerY.equalToSuperview()
        m.height.equalTo(48)
      }
      view.layoutIfNeeded()
      // (844 - 48) / 2; (358 - 16) / 3.
      assertFrame(bar, 16, 398, 358, 48)
      for (index, button) in buttons.enumerated() { assertFrame(button, CGFloat(index) * 122, 0, 114, 48) }
    }
  }

  func testEmptyState() {
    onMainActor {
      let members = [Box(96, 96), Box(220, 22), Box(140, 40)]
      let empty = UIStackView(arrangedSubviews: members)
      empty.axis = .vertical
      empty.alignment = .center
      empty.spacing = 16
      let view = screen(empty)
      empty.snp.makeConstraints { m in
        m.centerX.equalToSuperview()
        m.centerY.equalToSuperview().offset(-40)
        m.leading.greaterThanOrEqualToSuperview().offset(32)
      }
      view.layoutIfNeeded()
      // 96 + 16 + 22 + 16 + 40 = 190 around 422 - 40 = 382, 220 around 195.
      assertFrame(empty, 85, 287, 220, 190)
      assertFrame(members[0], 62, 0, 96, 96)
      assertFrame(members[1], 0, 112, 220, 22)
      assertFrame(members[2], 40, 150, 140, 40)
    }
  }

  func testChatBubbles() {
    onMainActor {
      for isIncoming in [true, false] {
        let text = isIncoming ? Box(180, 40) : Box(400, 60)
        let (row, bubble) = (UIView(), UIView())
        let view = screen(row)
        row.addSubview(bubble)
        bubble.addSubview(text)
        row.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
        text.snp.makeConstraints {
          $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
        }
        bubble.snp.makeConstraints { m in
          m.top.bottom.equalToSuperview().inset(8)
          if isIncoming {
            m.leading.equalToSuperview().inset(16)
          } else {
            m.trailing.equalToSuperview().inset(16)
            m.leading.greaterThanOrEqualToSuperview().offset(60)
          }
          m.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
        }
        view.layoutIfNeeded()
        if isIncoming {
          // 40 + 16 + 16; 180 + 24.
          assertFrame(row, 0, 0, 390, 72)
          assertFrame(bubble, 16, 8, 204, 56)
          assertFrame(text, 12, 8, 180, 40)
        } else {
          // 0.7 * 390 = 273 at the right: 390 - 16 - 273 = 101.
          assertFrame(row, 0, 0, 390, 92)
          assertFrame(bubble, 101, 8, 273, 76)
          assertFrame(text, 12, 8, 249, 60)
        }
      }
    }
  }

  func testTitleAndPriceCompete() {
    onMainActor {
      let (title, price) = (Box(400, 20), Box(90, 20))
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
      row.addSubview(title)
      row.addSubview(price)
      price.setContentHuggingPriority(.required, for: .horizontal)
      price.setContentCompressionResistancePriority(.required, for: .horizontal)
      price.snp.makeConstraints { m in
        m.trailing.equalToSuperview().inset(16)
        m.centerY.equalToSuperview()
      }
      title.snp.makeConstraints { m in
        m.leading.equalToSuperview().inset(16)
        m.centerY.equalToSuperview()
        m.trailing.lessThanOrEqualTo(price.snp.leading).offset(-8)
      }
      row.layoutIfNeeded()
      // 390 - 16 - 90; 284 - 8 - 16.
      assertFrame(price, 284, 18, 90, 20)
      assertFrame(title, 16, 18, 260, 20)
    }
  }

  func testBadgeOnACorner() {
    onMainActor {
      let (face, dot) = (UIView(), UIView())
      let view = screen(face, dot)
      face.snp.makeConstraints {
        $0.center.equalToSuperview()
        $0.width.height.equalTo(80)
      }
      dot.snp.makeConstraints {
        $0.centerX.equalTo(face.snp.trailing)
        $0.centerY.equalTo(face.snp.top)
        $0.size.equalTo(CGSize(width: 20, height: 20))
      }
      view.layoutIfNeeded()
      // (390 - 80) / 2, (844 - 80) / 2; 235 - 10, 382 - 10.
      assertFrame(face, 155, 382, 80, 80)
      assertFrame(dot, 225, 372, 20, 20)
    }
  }
}
