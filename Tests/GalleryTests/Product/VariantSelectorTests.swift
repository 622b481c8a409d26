import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class VariantSelectorTests: GalleryCase {
  private let title = "Title and a row of swatches"

  /// A line of 16 points, 12 below it the row: 4 × 44 + 3 × 12 = 212, a swatch every 56.
  private func frames(y: CGFloat, width: CGFloat, isMirrored: Bool = false) -> [(String, CGRect)] {
    let top = lines(1, at: 16) + 12
    let places: [CGFloat] = isMirrored ? [168, 112, 56, 0] : [0, 56, 112, 168]
    return [
      ("selector", rect(16, y, width, top + 44)), ("title", rect(0, 0, width, lines(1, at: 16))),
      ("row", rect(isMirrored ? width - 212 : 0, top, 212, 44)),
    ] + places.enumerated().map { ("swatch \($0 + 1)", rect($1, 0, 44, 44)) }
  }

  func testFrames() throws {
    try check(title, frames(y: 47, width: 358))
    try check(title, at: sideways, frames(y: 0, width: 812))
    try check(title, at: small, frames(y: 20, width: 288))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(y: 47, width: 358, isMirrored: true))
  }

  func testChoosing() {
    onMainActor {
      let selector = VariantSelector(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      selector.show(Product.shoe.variants, title: "Colour")
      selector.layoutIfNeeded()
      var heard: [Int] = []
      selector.onChoose = { heard.append($0) }
      XCTAssertEqual(selector.swatches.map(\.layer.borderWidth), [2, 0, 0, 0])
      XCTAssertEqual(selector.swatches.map(\.accessibilityLabel), ["Black", "White", "Red", "Blue"])
      selector.swatches[2].userTap()
      selector.swatches[2].userTap()
      XCTAssertEqual(selector.chosen, 2)
      XCTAssertEqual(heard, [2])
      XCTAssertEqual(selector.swatches.map(\.layer.borderWidth), [0, 0, 2, 0])
      XCTAssertEqual(selector.swatches.map(\.isSelected), [false, false, true, false])
    }
  }

  /// Two swatches in the place of four: 44 + 12 + 44.
  func testOtherVariants() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let selector = VariantSelector()
      selector.show(Product.shoe.variants, title: "Colour")
      root.addSubview(selector)
      selector.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
      selector.swatches[3].userTap()
      root.layoutIfNeeded()
      selector.show(Array(Product.shoe.variants.prefix(2)), title: "Colour")
      root.layoutIfNeeded()
      XCTAssertEqual(selector.chosen, 0)
      XCTAssertEqual(selector.row.subviews.count, 2)
      XCTAssertEqual(selector.row.frame.width, 100)
      assertUnambiguous(root)
    }
  }
}
