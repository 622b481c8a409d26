import Foundation
import LayoutDSL

/// Something a shop sells, as its page shows it.
nonisolated package struct Product: Sendable {
  /// A colour it comes in.
  nonisolated package struct Variant: Sendable {
    package var name: String
    package var color: Color
  }

  package var name: String
  package var price: String
  /// What it cost before; nil where the price is not reduced.
  package var formerPrice: String?
  package var pictures: [Image]
  package var variants: [Variant]
  package var details: String

  package static let shoe = Product(
    name: "Trail running shoe in black and white, model of 2026", price: "$89.50", formerPrice: "$120.00",
    pictures: [
      Image(size: CGSize(width: 600, height: 800)), Image(size: CGSize(width: 800, height: 800)),
      Image(size: CGSize(width: 800, height: 600)),
    ],
    variants: [
      Variant(name: "Black", color: .black), Variant(name: "White", color: .white),
      Variant(name: "Red", color: .systemRed), Variant(name: "Blue", color: .systemBlue),
    ],
    details: """
      Light enough for a long day, with a sole that holds on wet stone. The upper is knitted in one piece and dries \
      overnight; the heel is padded. Comes with a second pair of laces.
      """)
}
