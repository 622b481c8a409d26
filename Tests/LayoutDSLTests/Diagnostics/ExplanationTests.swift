import Foundation
import LayoutDSL
import XCTest

/// Why a value is what it is.
final class ExplanationTests: XCTestCase {
  func test_fromTheViewToTheRoot() {
    onMainActor {
      let screen = makeRoot(390, 844)
      screen.snp.setLabel("screen")
      screen.additionalSafeAreaInsets.top = 47
      let title = Box(120, 20)
      let price = View()
      title.snp.setLabel("title")
      price.snp.setLabel("price")
      screen.adding(title, price)
      let line: UInt = #line + 2
      title.snp.makeConstraints { make in
        make.top.equalTo(screen.safeAreaLayoutGuide).offset(16).labeled("titleTop")
        make.centerX.equalToSuperview()
      }
      price.snp.makeConstraints { make in
        make.top.equalTo(title.snp.bottom).offset(8)
        make.left.right.equalTo(title)
        make.height.equalTo(price.snp.width).multipliedBy(0.25)
      }
      // 47 + 16 + 20 + 8.
      XCTAssertEqual(
        price.explain(.top).description,
        """
        price.top is 91
           8  price.top == title.bottom + 8 (\(#fileID):\(line + 4))
          16  titleTop: title.top == screen.UIViewSafeAreaLayoutGuide.top + 16 (\(#fileID):\(line))
          47  screen.UIViewSafeAreaLayoutGuide.top == screen.top + 47 (safe area)
          20  title.height >= 20 @750 (compression resistance)
        """)
      // 390 / 2 - 120 / 2.
      XCTAssertEqual(
        price.explain(.left).description,
        """
        price.left is 135
            0  price.left == title.left (\(#fileID):\(line + 5))
            0  title.centerX == screen.centerX (\(#fileID):\(line + 1))
          -60  title.width >= 120 @750 (compression resistance)
          195  screen.width == 390 (its frame)
        """)
      let height = price.explain(.height)
      assertEqual(height.value, 30)
      assertEqual(height.steps.map(\.contribution).reduce(0, +), 30)
      XCTAssertEqual(height.pressures, [])
      XCTAssertEqual(height.ambiguities, [])
    }
  }

  func test_whatPushesAgainstIt() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.layoutLabel = "root"
      let view = Box(50, 10)
      view.layoutLabel = "view"
      root.addSubview(view)
      let line: UInt = #line + 1
      relate(view, .left, to: root, plus: 8)
      relate(view, .right, to: root, plus: -8)
      relate(view, .width, plus: 300, at: 500)
      relate(view, .width, plus: 100).identifier = "broken"
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.conflicts.count, 1)
      // 300 - 8 - 8 = 284, which misses 300 by 16, 100 by 184 and the content's 50 by 234.
      XCTAssertEqual(
        view.explain(.width).description,
        """
        view.width is 284
           -8  view.right == root.right - 8 (\(#fileID):\(line + 1))
           -8  view.left == root.left + 8 (\(#fileID):\(line))
          300  root.width == 300 (its frame)
        against
          broken: view.width == 100 (\(#fileID):\(line + 3)), left out, it misses by 184
          view.width == 300 @500 (\(#fileID):\(line + 2)), misses by 16
          view.width <= 50 @250 (content hugging), misses by 234
        """)
    }
  }

  func test_whatIsOpen() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.layoutLabel = "root"
      let view = Box()
      view.layoutLabel = "view"
      root.addSubview(view)
      relate(view, .width, plus: 40)
      XCTAssertEqual(
        view.explainFrame().description,
        """
        view.left is 0
          0  view.minX == 0 (nothing determines it)
        view.minX is open: it is 0 and could be anything. make.left.equalToSuperview() would settle it.
        view.width is 40
          40  view.width == 40 (\(#fileID):\(#line - 8))
        view.top is 0
          0  view.minY == 0 (nothing determines it)
        view.minY is open: it is 0 and could be anything. make.top.equalToSuperview() would settle it.
        view.height is 0
          0  view.height == 0 (nothing determines it)
        view.height is open: it is 0 and could be anything from 0. make.height.equalTo(0) would settle it.
        """)
    }
  }

  func test_framesAndRoots() {
    onMainActor {
      let root = View(frame: CGRect(x: 5, y: 6, width: 320, height: 480))
      root.layoutLabel = "root"
      let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      view.layoutLabel = "view"
      view.autoresizingMask = [.flexibleLeftMargin]
      root.addSubview(view)
      XCTAssertEqual(
        root.explainFrame().description,
        """
        root.left is 5
          5  root.minX == 5 (its frame)
        root.width is 320
          320  root.width == 320 (its frame)
        root.top is 6
          6  root.minY == 6 (its frame)
        root.height is 480
          480  root.height == 480 (its frame)
        """)
      // 320 less 80 on the right and 80 for itself.
      XCTAssertEqual(
        view.explain(.left).description,
        """
        view.left is 160
          -80  view.midX == root.width - 120 (autoresizing mask)
          -80  view.width == 80 (autoresizing mask)
          320  root.width == 320 (its frame)
        """)
    }
  }

  /// 3 on each side, and a frame that reaches 2 and 5 beyond the alignment rectangle.
  func test_marginsAndAlignmentRectangles() {
    onMainActor {
      final class Shadowed: View {
        override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 2, bottom: 0, right: 5) }
      }
      let root = makeRoot(100, 100)
      let shadowed = Shadowed()
      let view = View()
      root.layoutLabel = "root"
      shadowed.layoutLabel = "shadowed"
      view.layoutLabel = "view"
      root.layoutMargins = EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      root.addSubview(shadowed)
      shadowed.addSubview(view)
      shadowed.snp.makeConstraints { $0.left.right.equalTo(root.layoutMarginsGuide) }
      let line: UInt = #line + 1
      view.snp.makeConstraints { $0.left.equalToSuperview().offset(1) }
      // The frame begins 2 before the edge the constraint means.
      XCTAssertEqual(
        view.explain(.left).description,
        """
        view.left is 3
          1  view.left == shadowed.left + 1 (\(#fileID):\(line))
          2  what frames reach beyond alignment rectangles, and baselines
        """)
      XCTAssertEqual(shadowed.explain(.width).value, 94)
      XCTAssertEqual(
        shadowed.explain(.width).steps.map(\.contribution).sorted(), [-3, -3, 0, 0, 100])
      XCTAssertEqual(
        root.layoutMarginsGuide.explain(.centerX).description,
        """
        root.UIViewLayoutMarginsGuide.centerX is 50
           1.5  root.UIViewLayoutMarginsGuide.left == root.left + 3 (layout margins)
          -1.5  root.UIViewLayoutMarginsGuide.right == root.right - 3 (layout margins)
            50  root.width == 100 (its frame)
        """)
    }
  }

  func test_readFromRightToLeft() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.baseLayoutDirection = .rightToLeft
      root.layoutLabel = "root"
      let view = Box(50, 10)
      view.layoutLabel = "view"
      root.addSubview(view)
      relate(view, .leading, to: root, plus: 8)
      // 300 - 8 - 50.
      XCTAssertEqual(
        view.explain(.left).description,
        """
        view.left is 242
           -8  view.leading == root.leading + 8 (\(#fileID):\(#line - 6))
          -50  view.width >= 50 @750 (compression resistance)
          300  root.width == 300 (its frame)
        """)
    }
  }
}
