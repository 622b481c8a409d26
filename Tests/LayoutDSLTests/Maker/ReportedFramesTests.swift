import Foundation
import LayoutDSL
import XCTest

/// Reported layouts of rows, columns, fractions and guides, with the frames they should have.
final class ReportedFramesTests: XCTestCase {
  /// Equal gaps round views of different heights, by guides.
  func test_V20_equalGapsByGuides() {
    onMainActor {
      let root = root(320, 568)
      let views = [40, 90, 100].map { height in
        let view = View().placed(in: root)
        view.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(height)
        }
        return view
      }
      let gaps = (0..<4).map { _ in
        let gap = LayoutGuide()
        root.addLayoutGuide(gap)
        return gap
      }
      for (index, gap) in gaps.enumerated() {
        gap.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          if index == 0 { make.top.equalToSuperview() } else { make.top.equalTo(views[index - 1].snp.bottom) }
          if index > 0 { make.height.equalTo(gaps[0]) }
          if index < 3 { make.bottom.equalTo(views[index].snp.top) } else { make.bottom.equalToSuperview() }
        }
      }
      root.layoutIfNeeded()
      // (568 − 230) / 4 = 84.5; 84.5 + 40 + 84.5 = 209; 209 + 90 + 84.5 = 383.5.
      assertEqual(views[0].frame, 0, 84.5, 320, 40)
      assertEqual(views[1].frame, 0, 209, 320, 90)
      assertEqual(views[2].frame, 0, 383.5, 320, 100)
      for gap in gaps { XCTAssertEqual(gap.layoutFrame.height, 84.5, accuracy: 1e-9) }
    }
  }

  /// The same with views as spacers.
  func test_V20_equalGapsBySpacers() {
    onMainActor {
      let root = root(320, 568)
      let views = [40, 90, 100].map { height in
        let view = View().placed(in: root)
        view.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(height)
        }
        return view
      }
      let spacers = (0..<4).map { _ in View().placed(in: root) }
      for (index, spacer) in spacers.enumerated() {
        spacer.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          make.top.equalTo(index == 0 ? root.snp.top : views[index - 1].snp.bottom)
          make.bottom.equalTo(index == 3 ? root.snp.bottom : views[index].snp.top)
          make.height.equalTo(spacers[0])
        }
      }
      root.layoutIfNeeded()
      assertEqual(views[0].frame, 0, 84.5, 320, 40)
      assertEqual(views[1].frame, 0, 209, 320, 90)
      assertEqual(views[2].frame, 0, 383.5, 320, 100)
    }
  }

  /// Rows spaced evenly by multipliers of the bottom.
  func test_V22_centresAtFractions() {
    onMainActor {
      let root = root(300, 400)
      let views = (1...3).map { row in
        let view = View().placed(in: root)
        view.snp.makeConstraints { make in
          make.size.equalTo(CGSize(width: 60, height: 30))
          make.centerX.equalToSuperview()
          make.centerY.equalTo(root.snp.bottom).multipliedBy(CGFloat(row) / 4)
        }
        return view
      }
      root.layoutIfNeeded()
      // 400 · k / 4 − 15.
      assertEqual(views[0].frame, 120, 85, 60, 30)
      assertEqual(views[1].frame, 120, 185, 60, 30)
      assertEqual(views[2].frame, 120, 285, 60, 30)
    }
  }

  /// Sevenths said twice, halves of an odd width, and a centred pair.
  func test_V24_fractions() {
    onMainActor {
      let sevenths = root(100, 10)
      let columns = (0..<7).map { _ in View().placed(in: sevenths) }
      for (index, column) in columns.enumerated() {
        column.snp.makeConstraints { make in
          make.top.bottom.equalToSuperview()
          make.left.equalTo(index == 0 ? sevenths.snp.left : columns[index - 1].snp.right)
          if index > 0 { make.width.equalTo(columns[0]) }
          make.width.equalToSuperview().dividedBy(7)
          if index == 6 { make.right.equalToSuperview() }
        }
      }
      let reports = ReportRecorder.collect { sevenths.layoutIfNeeded() }
      XCTAssertEqual(reports.reports, [])
      for (index, column) in columns.enumerated() {
        assertEqual(column.frame, CGFloat(index) * 100 / 7, 0, 100 / 7, 10, accuracy: 1e-6)
      }
      XCTAssertEqual(columns[6].frame.maxX, 100, accuracy: 1e-6)

      let halves = View(frame: CGRect(x: 0, y: 0, width: 101, height: 10))
      let (left, right) = (View().placed(in: halves), View().placed(in: halves))
      left.snp.makeConstraints { $0.left.top.bottom.equalToSuperview() }
      right.snp.makeConstraints { make in
        make.right.top.bottom.equalToSuperview()
        make.left.equalTo(left.snp.right)
        make.width.equalTo(left)
      }
      halves.layoutIfNeeded()
      assertEqual(left.frame, 0, 0, 50.5, 10)
      assertEqual(right.frame, 50.5, 0, 50.5, 10)

      let wide = View(frame: CGRect(x: 0, y: 0, width: 963.3333, height: 10))
      let (a, b) = (View().placed(in: wide), View().placed(in: wide))
      let pair = LayoutGuide()
      wide.addLayoutGuide(pair)
      pair.snp.makeConstraints { make in
        make.centerX.top.bottom.equalToSuperview()
        make.left.equalTo(a)
        make.right.equalTo(b)
      }
      a.snp.makeConstraints { make in
        make.width.equalTo(100.3)
        make.top.bottom.equalToSuperview()
      }
      b.snp.makeConstraints { make in
        make.width.top.bottom.equalTo(a)
        make.left.equalTo(a.snp.right)
      }
      wide.layoutIfNeeded()
      // (963.3333 − 200.6) / 2 = 381.36665.
      assertEqual(a.frame, 381.36665, 0, 100.3, 10, accuracy: 1e-6)
      XCTAssertEqual(b.frame.minX, a.frame.maxX, accuracy: 1e-6)
    }
  }

  /// As large as fits, keeping its proportions.
  func test_V26_aspectFit() {
    onMainActor {
      let root = root(300, 200)
      let view = View().placed(in: root)
      for (isWide, x, y, width, height) in [(true, 0, 62.5, 300, 75), (false, 125, 0, 50, 200)]
        as [(Bool, CGFloat, CGFloat, CGFloat, CGFloat)]
      {
        view.snp.remakeConstraints { make in
          make.center.equalToSuperview()
          make.size.lessThanOrEqualToSuperview()
          make.size.equalToSuperview().priority(750)
          if isWide {
            make.width.equalTo(view.snp.height).multipliedBy(4)
          } else {
            make.height.equalTo(view.snp.width).multipliedBy(4)
          }
        }
        root.layoutIfNeeded()
        assertEqual(view.frame, x, y, width, height)
      }
    }
  }

  /// Two labels in a row share what there is by hugging and compression resistance.
  func test_V28_huggingAndCompression() {
    onMainActor {
      let root = root(300, 20)
      let (a, b) = (Box(80, 20).placed(in: root), Box(60, 20).placed(in: root))
      a.snp.makeConstraints { $0.left.top.equalToSuperview() }
      b.snp.makeConstraints { make in
        make.left.equalTo(a.snp.right).offset(8)
        make.right.top.equalToSuperview()
      }
      a.snp.contentHuggingHorizontalPriority = 250
      b.snp.contentHuggingHorizontalPriority = 251
      a.snp.contentCompressionResistanceHorizontalPriority = 750
      b.snp.contentCompressionResistanceHorizontalPriority = 749
      for (width, first, second) in [(300, 232, 60), (100, 80, 12), (60, 52, 0)] as [(CGFloat, CGFloat, CGFloat)] {
        root.resize(width, 20)
        // 292 − 60; 92 − 80; 52 − 0, as no width falls below 0.
        assertEqual(a.frame, 0, 0, first, 20)
        assertEqual(b.frame, first + 8, 0, second, 20)
      }
    }
  }

  /// Widths in proportion to what the views would like, gaps taken off first.
  func test_V32_proportionalRow() {
    onMainActor {
      let cases: [(width: CGFloat, gap: CGFloat, natural: [CGFloat])] = [
        (312, 6, [10, 20, 30]), (300, 1, Array(repeating: 1, count: 24)),
      ]
      for (width, gap, natural) in cases {
        let root = root(width, 10)
        let gaps = gap * CGFloat(natural.count - 1)
        let total = natural.reduce(0, +)
        var previous: View?
        for share in natural {
          let view = View().placed(in: root)
          view.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(share / total).offset(-gaps * share / total)
            if let previous {
              make.left.equalTo(previous.snp.right).offset(gap)
            } else {
              make.left.equalToSuperview()
            }
          }
          previous = view
        }
        root.layoutIfNeeded()
        let frames = root.subviews.map(\.frame)
        if natural.count == 3 {
          // (312 − 12) / 6 = 50.
          assertEqual(frames[0], 0, 0, 50, 10)
          assertEqual(frames[1], 56, 0, 100, 10)
          assertEqual(frames[2], 162, 0, 150, 10)
        } else {
          // (300 − 23) / 24 each, one point between.
          for (index, frame) in frames.enumerated() {
            assertEqual(frame, CGFloat(index) * (277.0 / 24 + 1), 0, 277.0 / 24, 10, accuracy: 1e-6)
          }
          XCTAssertEqual(frames[23].maxX, 300, accuracy: 1e-6)
        }
      }
    }
  }

  /// Content in the safe area, and a guide of one's own below its top.
  func test_V34_safeAreaAndGuide() {
    onMainActor {
      let root = root(390, 844)
      root.additionalSafeAreaInsets = ConstraintInsets(top: 47, left: 0, bottom: 34, right: 0)
      let (content, body) = (View().placed(in: root), View().placed(in: root))
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      content.snp.makeConstraints { $0.edges.equalTo(root.safeAreaLayoutGuide) }
      guide.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(root.safeAreaLayoutGuide)
        make.height.equalTo(100)
      }
      body.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(guide.snp.bottom).offset(10)
        make.bottom.equalTo(root.safeAreaLayoutGuide.snp.bottom)
      }
      root.layoutIfNeeded()
      // 844 − 47 − 34 = 763; 47 + 100 + 10 = 157; 810 − 157 = 653.
      assertEqual(content.frame, 0, 47, 390, 763)
      assertEqual(body.frame, 0, 157, 390, 653)
      assertEqual(guide.layoutFrame, 0, 47, 390, 100)
    }
  }

  /// As tall as the tallest child.
  func test_V38_maximumOfHeights() {
    onMainActor {
      let root = root(300, 300)
      let box = View().placed(in: root)
      box.snp.makeConstraints { make in
        make.left.right.top.equalToSuperview()
        make.height.equalTo(0).priority(250)
      }
      let children = [60, 80, 100].map { height in
        let child = View().placed(in: box)
        child.snp.makeConstraints { make in
          make.left.equalToSuperview()
          make.width.equalTo(10)
          make.height.equalTo(height)
          make.bottom.equalToSuperview()
        }
        box.snp.makeConstraints { $0.height.greaterThanOrEqualTo(child) }
        return child
      }
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 300, 100)
      assertEqual(children[0].frame, 0, 40, 10, 60)
      assertEqual(children[1].frame, 0, 20, 10, 80)
      assertEqual(children[2].frame, 0, 0, 10, 100)
    }
  }
}
