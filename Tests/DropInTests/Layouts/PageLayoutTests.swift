import SnapKit
import UIKit
import XCTest

/// Pages as they are written in apps. The screen's safe area begins at y = 47 and ends at 844 - 34 = 810.
final class PageLayoutTests: XCTestCase {
  func testFillAndGuide() {
    onMainActor {
      let (backdrop, list, card) = (UIView(), UIView(), UIView())
      let view = screen(backdrop, list, card)
      backdrop.snp.makeConstraints { $0.edges.equalToSuperview() }
      list.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
      card.snp.makeConstraints { $0.edges.equalTo(list).inset(16) }
      view.layoutIfNeeded()
      assertFrame(backdrop, 0, 0, 390, 844)
      assertFrame(list, 0, 47, 390, 763)
      // 47 + 16, 390 - 32, 763 - 32.
      assertFrame(card, 16, 63, 358, 731)
    }
  }

  func testHeadingChain() {
    onMainActor {
      let (heading, note) = (UILabel(), UILabel())
      let view = screen(heading, note)
      heading.snp.makeConstraints { m in
        m.top.equalTo(view.safeAreaLayoutGuide).offset(24)
        m.leading.trailing.equalToSuperview().inset(20)
        m.height.equalTo(28)
      }
      note.snp.makeConstraints { m in
        m.top.equalTo(heading.snp.bottom).offset(8)
        m.leading.trailing.equalTo(heading)
        m.height.equalTo(20)
      }
      view.layoutIfNeeded()
      // 47 + 24; then 71 + 28 + 8.
      assertFrame(heading, 20, 71, 350, 28)
      assertFrame(note, 20, 107, 350, 20)
    }
  }

  func testBottomActionAboveIt() {
    onMainActor {
      let (action, list) = (UIButton(type: .system), UIView())
      let view = screen(action, list)
      action.snp.makeConstraints { m in
        m.horizontalEdges.equalToSuperview().inset(20)
        m.bottom.equalTo(view.safeAreaLayoutGuide).inset(12)
        m.height.equalTo(52)
      }
      list.snp.makeConstraints { m in
        m.top.equalTo(view.safeAreaLayoutGuide)
        m.left.right.equalToSuperview()
        m.bottom.equalTo(action.snp.top).offset(-12)
      }
      view.layoutIfNeeded()
      // 810 - 12 - 52; 746 - 12 - 47.
      assertFrame(action, 20, 746, 350, 52)
      assertFrame(list, 0, 47, 390, 687)
    }
  }

  func testVerticalScrollingPage() {
    onMainActor {
      let (page, body, upper, lower) = (UIScrollView(), UIView(), UIView(), UIView())
      let view = screen(page)
      page.addSubview(body)
      body.addSubview(upper)
      body.addSubview(lower)
      page.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
      body.snp.makeConstraints {
        $0.edges.equalToSuperview()
        $0.width.equalToSuperview()
      }
      upper.snp.makeConstraints {
        $0.top.leading.trailing.equalToSuperview()
        $0.height.equalTo(300)
      }
      lower.snp.makeConstraints { m in
        m.top.equalTo(upper.snp.bottom).offset(20)
        m.leading.trailing.equalToSuperview()
        m.height.equalTo(600)
        m.bottom.equalToSuperview().inset(24)
      }
      view.layoutIfNeeded()
      assertFrame(page, 0, 47, 390, 763)
      // 300 + 20 + 600 + 24.
      assertFrame(body, 0, 0, 390, 944)
      assertFrame(upper, 0, 0, 390, 300)
      assertFrame(lower, 0, 320, 390, 600)
      XCTAssertEqual(page.contentSize, CGSize(width: 390, height: 944))
    }
  }

  func testRatioAndProportionalColumns() {
    onMainActor {
      let (banner, strip, a, b, tray) = (UIImageView(), UIView(), UIView(), UIView(), UIView())
      let view = screen(banner, strip, tray)
      strip.addSubview(a)
      strip.addSubview(b)
      banner.snp.makeConstraints { m in
        m.top.equalTo(view.safeAreaLayoutGuide)
        m.leading.trailing.equalToSuperview().inset(16)
        m.height.equalTo(banner.snp.width).multipliedBy(9.0 / 16.0)
      }
      strip.snp.makeConstraints { m in
        m.top.equalTo(banner.snp.bottom).offset(12)
        m.leading.trailing.equalToSuperview()
        m.height.equalTo(100)
      }
      a.snp.makeConstraints { m in
        m.top.bottom.leading.equalToSuperview()
        m.width.equalToSuperview().multipliedBy(0.4)
      }
      b.snp.makeConstraints { m in
        m.top.bottom.equalToSuperview()
        m.leading.equalTo(a.snp.trailing).offset(10)
        m.trailing.equalToSuperview().inset(10)
      }
      tray.snp.makeConstraints { m in
        m.leading.trailing.bottom.equalToSuperview()
        m.height.equalToSuperview().dividedBy(4)
      }
      view.layoutIfNeeded()
      // 358 * 9 / 16 = 201.375; 47 + 201.375 + 12.
      assertFrame(banner, 16, 47, 358, 201.375)
      assertFrame(strip, 0, 260.375, 390, 100)
      // 0.4 * 390; 390 - 166 - 10.
      assertFrame(a, 0, 0, 156, 100)
      assertFrame(b, 166, 0, 214, 100)
      // 844 / 4.
      assertFrame(tray, 0, 633, 390, 211)
    }
  }

  func testStoredConstraintCollapses() {
    onMainActor {
      let (head, rest) = (UIView(), UIView())
      let view = screen(head, rest)
      var headHeight: Constraint?
      head.snp.makeConstraints { m in
        m.top.equalTo(view.safeAreaLayoutGuide.snp.top)
        m.leading.trailing.equalToSuperview()
        headHeight = m.height.equalTo(120).constraint
      }
      rest.snp.makeConstraints { m in
        m.top.equalTo(head.snp.bottom).offset(8)
        m.leading.trailing.bottom.equalToSuperview()
      }
      view.layoutIfNeeded()
      // 47 + 120 + 8; 844 - 175.
      assertFrame(head, 0, 47, 390, 120)
      assertFrame(rest, 0, 175, 390, 669)
      headHeight?.update(offset: 0)
      view.layoutIfNeeded()
      assertFrame(head, 0, 47, 390, 0)
      assertFrame(rest, 0, 55, 390, 789)
    }
  }

  func testSheetIsRemade() {
    onMainActor {
      let (sheet, grip) = (UIView(), UIView())
      let view = screen(sheet)
      sheet.addSubview(grip)
      grip.snp.makeConstraints { m in
        m.top.equalToSuperview().inset(8)
        m.centerX.equalToSuperview()
        m.width.equalTo(36)
        m.height.equalTo(5)
      }
      place(sheet, shown: false)
      view.layoutIfNeeded()
      assertFrame(sheet, 0, 844, 390, 320)
      place(sheet, shown: true)
      view.layoutIfNeeded()
      // 844 - 320; (390 - 36) / 2.
      assertFrame(sheet, 0, 524, 390, 320)
      assertFrame(grip, 177, 8, 36, 5)
    }
  }

  func testFormOfBareNumbersAndCopies() {
    onMainActor {
      let (first, second, under) = (UITextField(), UITextField(), UIView())
      let view = screen(first, second, under)
      first.snp.makeConstraints { m in
        m.leading.equalTo(16)
        m.trailing.equalTo(-16)
        m.top.equalTo(100)
        m.height.equalTo(44)
      }
      second.snp.makeConstraints { m in
        m.top.equalTo(first.snp.bottom).offset(12)
        m.left.right.height.equalTo(first)
      }
      under.snp.makeConstraints { m in
        m.leading.equalTo(second)
        m.top.equalTo(second.snp.bottom).inset(-6)
        m.width.equalTo(second).inset(10)
        m.height.equalTo(1)
      }
      view.layoutIfNeeded()
      assertFrame(first, 16, 100, 358, 44)
      // 144 + 12.
      assertFrame(second, 16, 156, 358, 44)
      // The inset's sign comes from the target, a bottom: 200 + 6; the width shrinks at both ends.
      assertFrame(under, 16, 206, 338, 1)
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func place(_ sheet: UIView, shown: Bool) {
  sheet.snp.remakeConstraints { m in
    m.left.right.equalToSuperview()
    m.height.equalTo(320)
    if shown { m.bottom.equalToSuperview() } else { m.top.equalTo(sheet.superview!.snp.bottom) }
  }
}
