import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 24 bold "$89.50" is 10155 units wide, at 17 "$120.00" 10864; at 20 semibold the name is 71180 or 505.5 points wide: one
/// line of 812, two of 358 ("… in black and", 41601) and of 288 ("… in black", 35792).
final class ProductInfoViewTests: GalleryCase {
  private let title = "Price, former price and name"
  private let price = textWidth(10155, at: 24)
  private let former = textWidth(10864, at: 17)

  /// The price at the top, the former one 8 points after it on the same bottom, the name 12 points below.
  private func frames(y: CGFloat, width: CGFloat, lineCount: Int, isMirrored: Bool = false) -> [(String, CGRect)] {
    let top = lines(1, at: 24) + 12
    let formerX = price + 8
    return [
      ("info", rect(16, y, width, top + lines(lineCount, at: 20))),
      ("price", rect(isMirrored ? width - price : 0, 0, price, lines(1, at: 24))),
      (
        "formerPrice",
        rect(
          isMirrored ? width - formerX - former : formerX, lines(1, at: 24) - lines(1, at: 17), former,
          lines(1, at: 17))
      ),
      ("name", rect(0, top, width, lines(lineCount, at: 20))),
    ]
  }

  /// The safe area begins at 47, sideways at 0, on the small screen at 20.
  func testFrames() throws {
    try check(title, frames(y: 47, width: 358, lineCount: 2))
    try check(title, at: sideways, frames(y: 0, width: 812, lineCount: 1))
    try check(title, at: small, frames(y: 20, width: 288, lineCount: 2))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(y: 47, width: 358, lineCount: 2, isMirrored: true))
  }

  /// Nothing in the place of a price there was not; a longer price moves the former one.
  func testOtherProducts() {
    onMainActor {
      let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let info = ProductInfoView()
      root.addSubview(info)
      info.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
      var product = Product.shoe
      product.name = "Shoe"
      info.show(product)
      XCTAssertEqual(
        info.formerPriceLabel.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int, 1)
      product.formerPrice = nil
      info.show(product)
      assertUnambiguous(root)
      XCTAssertNil(info.formerPriceLabel.attributedText)
      XCTAssertEqual(info.formerPriceLabel.frame.size, .zero)
      product.formerPrice = "$120.00"
      product.price = "$89.50$89.50"
      info.show(product)
      root.layoutIfNeeded()
      XCTAssertEqual(info.formerPriceLabel.frame.minX, textWidth(2 * 10155, at: 24) + 8, accuracy: 1e-9)
      XCTAssertEqual(info.frame.height, lines(1, at: 24) + 12 + lines(1, at: 20), accuracy: 1e-9)
    }
  }
}
