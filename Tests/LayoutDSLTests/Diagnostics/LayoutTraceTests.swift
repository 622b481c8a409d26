import Foundation
import LayoutDSL
import XCTest

final class LayoutTraceTests: XCTestCase {
  func test_trace() {
    onMainActor {
      let root = makeRoot(390, 844)
      root.snp.setLabel("screen")
      root.additionalSafeAreaInsets.top = 47
      let card = View(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
      let avatar = View()
      avatar.snp.setLabel("avatar")
      let idle = Box()
      let guide = LayoutGuide()
      guide.identifier = "gap"
      root.adding(card, idle)  // 0x80, 0xc0
      card.addSubview(avatar)  // 0x100
      card.addLayoutGuide(guide)  // 0x140
      avatar.snp.makeConstraints { make in
        make.left.equalTo(guide.snp.right)
        make.size.equalTo(20.5)
      }
      relate(guide, .left, to: card, plus: 100.0 / 3)
      relate(guide, .top, to: root.safeAreaLayoutGuide)
      relate(guide, .height, plus: 1)
      // Unknowns are numbered in order of addition, four an item: x, y, width, height.
      XCTAssertEqual(
        root.layoutTrace,
        """
        •UIView:0x40'screen' (0, 0, 390, 844)
        |   *UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide' (0, 47, 390, 797)
        |   +UIView:0x80 (10, 10, 100, 50)
        |   |   *UILayoutGuide:0x140'gap' (33.333, 37, 0, 1)- AMBIGUOUS LAYOUT for UILayoutGuide:0x140'gap'.Width{id: 18} = 0
        |   |   *UIView:0x100'avatar' (33.333, 0, 20.5, 20.5)- AMBIGUOUS LAYOUT for UIView:0x100'avatar'.minX{id: 12} = \
        33.333, UIView:0x100'avatar'.minY{id: 13} = 0
        |   LayoutDSLTests.Box:0xc0 (0, 0, 0, 0)

        Legend:
        \t* - laid out by constraints
        \t+ - laid out by its frame and autoresizing mask, which enter as constraints
        \t• - root, owner of the solver
        """)
      XCTAssertTrue(avatar.layoutTrace.hasPrefix("*UIView:0x100'avatar' (33.333, 0, 20.5, 20.5)- AMBIGUOUS"))
    }
  }
}
