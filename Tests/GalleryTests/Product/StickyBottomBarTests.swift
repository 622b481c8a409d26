import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class StickyBottomBarTests: GalleryCase {
  private let title = "Bar above the end of the safe area"

  /// 16 + 32 + 16 above what is kept clear at the end. The stepper is 94 wide, the button begins 16 after it and ends 16
  /// before the end; its 50 are in the middle of the stepper's 32, 9 beyond both ends.
  private func frames(_ size: CGSize, clear: CGFloat, isMirrored: Bool = false) -> [(String, CGRect)] {
    let width = size.width
    let height = 64 + clear
    let button = width - 16 - 94 - 16 - 16
    return [
      ("bar", rect(0, size.height - height, width, height)), ("separator", rect(0, 0, width, 1)),
      ("stepper", rect(isMirrored ? width - 110 : 16, 16, 94, 32)),
      ("add", rect(isMirrored ? 16 : 126, 7, button, 50)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(upright, clear: 34))
    try check(title, at: sideways, frames(sideways, clear: 21))
    try check(title, at: small, frames(small, clear: 0))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(upright, clear: 34, isMirrored: true))
  }

  /// The bar takes in what is kept clear at the end, and gives it back.
  func testTheSafeAreaChanges() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let bar = StickyBottomBar()
      root.addSubview(bar)
      bar.snp.makeConstraints { make in make.leading.trailing.bottom.equalToSuperview() }
      for clear in [0, 34, 21, 0] as [CGFloat] {
        root.additionalSafeAreaInsets.bottom = clear
        root.layoutIfNeeded()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 504 - clear, width: 320, height: 64 + clear))
      }
      assertUnambiguous(root)
    }
  }

  func testAdding() {
    onMainActor {
      let bar = StickyBottomBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
      bar.layoutIfNeeded()
      var added: [Int] = []
      bar.addButton.userTap()
      bar.onAdd = { added.append($0) }
      bar.stepper.decrement()
      bar.addButton.userTap()
      bar.stepper.increment()
      bar.stepper.increment()
      bar.addButton.userTap()
      XCTAssertEqual(added, [1, 3])
    }
  }
}
