import Foundation
import LayoutDSL
import XCTest

#if MainActorViews
  @MainActor
#endif
private func makeLabel(_ text: String, lines: Int = 0) -> Label {
  let label = Label()
  label.font = .systemFont(ofSize: 28.16)
  label.numberOfLines = lines
  label.text = text
  return label
}

/// At 28.16 points a unit of the font is a hundredth of a point: a 15.88, b 17.48, space 7.92 (Tools/word_widths.py). A line
/// is 33.605 high. "aa bb aa" is 31.76 + 7.92 + 34.96 + 7.92 + 31.76 = 114.32 wide, "aa bb" 74.64.
final class LabelWrappingTests: XCTestCase {
  /// The width is solved first, the lines are broken there, the height follows, and what is below moves down.
  func testHeightFollowsTheSolvedWidth() {
    onMainActor {
      let root = makeRoot(112, 844)
      let label = makeLabel("aa bb aa")
      let below = Box(10, 10)
      root.adding(label, below)
      label.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.left.right.equalToSuperview().inset(16)
      }
      below.snp.makeConstraints { make in make.top.equalTo(label.snp.bottom).offset(8) }
      root.layoutIfNeeded()
      // 80 wide: "aa bb" and "aa".
      assertEqual(label.frame, 16, 0, 80, 67.21)
      assertEqual(below.frame.minY, 75.21)
    }
  }

  func testHeightFollowsWhenTheRootIsResized() {
    onMainActor {
      let root = makeRoot(112, 844)
      let label = makeLabel("aa bb aa")
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.left.right.equalToSuperview().inset(16)
      }
      root.layoutIfNeeded()
      root.frame.size.width = 72  // 40 wide: a word a line.
      root.layoutIfNeeded()
      assertEqual(label.frame, 16, 0, 40, 100.815)
      root.frame.size.width = 390
      root.layoutIfNeeded()
      assertEqual(label.frame, 16, 0, 358, 33.605)
    }
  }

  func testHeightFollowsWhenTheTextChanges() {
    onMainActor {
      let root = makeRoot(80, 844)
      let label = makeLabel("aa")
      root.addSubview(label)
      label.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(label.frame.height, 33.605)
      label.text = "aa bb aa bb aa"
      root.layoutIfNeeded()
      assertEqual(label.frame.height, 100.815)
      label.numberOfLines = 2
      root.layoutIfNeeded()
      assertEqual(label.frame.height, 67.21)
      label.numberOfLines = 1
      root.layoutIfNeeded()
      assertEqual(label.frame.height, 33.605)
    }
  }

  /// Not wider than its text, not wider than there is room for; the intrinsic width stays that of one line.
  func testLabelWithAnUpperLimit() {
    onMainActor {
      let root = makeRoot(90, 844)
      let label = makeLabel("aa bb aa")
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.left.equalToSuperview()
        make.right.lessThanOrEqualToSuperview()
      }
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 90, 67.21)
      label.text = "aa"
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 31.76, 33.605)
    }
  }

  /// Pinned to its container's edges, the label gives it its height.
  func testContainerTakesTheHeightOfTheLines() {
    onMainActor {
      let root = makeRoot(100, 844)
      let card = View()
      let label = makeLabel("aa bb aa")
      root.addSubview(card)
      card.addSubview(label)
      card.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
      label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
      root.layoutIfNeeded()
      assertEqual(card.frame, 0, 0, 100, 87.21)
      assertEqual(label.frame, 10, 10, 80, 67.21)
    }
  }

  func testPreferredWidthDecidesWithoutALayout() {
    onMainActor {
      let label = makeLabel("aa bb aa")
      label.preferredMaxLayoutWidth = 80
      assertEqual(label.intrinsicContentSize.width, 74.64)
      assertEqual(label.intrinsicContentSize.height, 67.21)
      label.preferredMaxLayoutWidth = 0
      assertEqual(label.intrinsicContentSize.width, 114.32)
      label.preferredMaxLayoutWidth = 80
      label.numberOfLines = 1
      assertEqual(label.intrinsicContentSize.width, 114.32)
      assertEqual(label.intrinsicContentSize.height, 33.605)
    }
  }

  /// One line and its size are the same, cut or not.
  func testTruncationDoesNotChangeTheSize() {
    onMainActor {
      let root = makeRoot(50, 844)
      let label = makeLabel("aa bb aa", lines: 1)
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.left.equalToSuperview()
        make.right.lessThanOrEqualToSuperview()
      }
      root.layoutIfNeeded()
      assertEqual(label.frame, 0, 0, 50, 33.605)
      assertEqual(label.intrinsicContentSize.width, 114.32)
    }
  }

  /// The same frames whether the pass comes at the end or after every step.
  func testFramesDoNotDependOnThePassesBetween() {
    onMainActor {
      let build = { (passes: Bool) -> CGRect in
        let root = makeRoot(112, 844)
        let label = makeLabel("aa")
        root.addSubview(label)
        label.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
        if passes { root.layoutIfNeeded() }
        label.text = "aa bb aa bb"
        if passes { root.layoutIfNeeded() }
        root.frame.size.width = 60
        if passes { root.layoutIfNeeded() }
        label.font = .systemFont(ofSize: 14.08)
        root.layoutIfNeeded()
        return label.frame
      }
      // Half the size, so 60 is as 120 there: "aa bb aa" and "bb"; lines of 16.8025.
      assertEqual(build(false), 0, 0, 60, 33.605)
      assertEqual(build(true), 0, 0, 60, 33.605)
    }
  }
}
