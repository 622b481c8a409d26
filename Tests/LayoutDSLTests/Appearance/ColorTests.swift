import Foundation
import LayoutDSL
import XCTest

final class ColorTests: XCTestCase {
  func testHues() {
    XCTAssertEqual(Color(hue: 0, saturation: 1, brightness: 1, alpha: 1), .red)
    XCTAssertEqual(Color(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1), .blue)
    XCTAssertEqual(Color(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1), .gray)
    let (hue, saturation, brightness) = parts(Color(red: 0.2, green: 0.6, blue: 0.4, alpha: 1))
    // Most is green: (0.4 - 0.2) / 0.4 + 2 sixths; 0.4 / 0.6.
    XCTAssertEqual(hue, 2.5 / 6, accuracy: 1e-9)
    XCTAssertEqual(saturation, 2.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(brightness, 0.6, accuracy: 1e-9)
  }

  private func parts(_ color: Color) -> (CGFloat, CGFloat, CGFloat) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }

  func testComponents() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    XCTAssertTrue(Color.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    XCTAssertEqual([red, alpha], [1, 1])
    var white: CGFloat = -1
    XCTAssertFalse(Color.red.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, -1)
    XCTAssertTrue(Color.lightGray.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 2.0 / 3)
  }

  func testColoursOfTraits() {
    let color = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    XCTAssertEqual(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)), .white)
    XCTAssertEqual(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)), .black)
    XCTAssertEqual(color.red, 0)
    let half = color.withAlphaComponent(0.5)
    XCTAssertEqual(
      half.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)), Color(white: 1, alpha: 0.5))
    XCTAssertEqual(color, color)
    XCTAssertNotEqual(color, half)
    XCTAssertEqual(Color.red.resolvedColor(with: TraitCollection()), .red)
  }

  func testNames() {
    XCTAssertEqual(Color(named: "brand")?.name, "brand")
    XCTAssertNotEqual(Color(named: "brand"), Color(named: "accent"))
    XCTAssertNil(Color(named: ""))
  }

  func testImagesByName() {
    XCTAssertEqual(Image(named: "logo")?.size, .zero)
    Image.withSizes(["logo": CGSize(width: 40, height: 30)]) {
      XCTAssertEqual(Image(named: "logo")?.size, CGSize(width: 40, height: 30))
    }
    XCTAssertNil(Image(named: ""))
  }

  /// The head of a PNG of 64 x 32 pixels.
  func testImagesOfData() {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0, 64, 0, 0, 0, 32]
    XCTAssertEqual(Image(data: Data(bytes))?.size, CGSize(width: 64, height: 32))
    XCTAssertEqual(Image(data: Data(bytes), scale: 2)?.size, CGSize(width: 32, height: 16))
    XCTAssertNil(Image(data: Data(bytes.dropLast())))
    XCTAssertNil(Image(data: Data(count: 40)))
  }
}
