import Foundation
import LayoutDSL
import XCTest

final class ImageViewTests: XCTestCase {
  func testIntrinsicSizeIsTheImages() {
    onMainActor {
      let view = ImageView()
      assertIntrinsic(view, -1, -1)
      view.image = Image(size: CGSize(width: 40, height: 30))
      assertIntrinsic(view, 40, 30)
      assertHugging(view, 250, 250)
      XCTAssertFalse(view.isUserInteractionEnabled)
      XCTAssertEqual(view.contentMode, .scaleToFill)
    }
  }

  func testSymbolsAreSquaresOfTheirFont() {
    onMainActor {
      assertIntrinsic(ImageView(image: Image(systemName: "star")), 17, 17)
      let large = Image(systemName: "star", withConfiguration: SymbolConfiguration(pointSize: 40))
      assertIntrinsic(ImageView(image: large), 40, 40)
      let title = large?.withConfiguration(SymbolConfiguration(textStyle: .title1))
      assertIntrinsic(ImageView(image: title), 28, 28)
      XCTAssertNil(Image(systemName: ""))
    }
  }

  func testChangedImageChangesTheFrame() {
    onMainActor {
      let root = makeRoot(390, 844)
      let view = ImageView(image: Image(size: CGSize(width: 40, height: 30)))
      root.addSubview(view)
      view.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 40, 30)
      view.highlightedImage = Image(size: CGSize(width: 50, height: 50))
      view.isHighlighted = true
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 50, 50)
      view.isHighlighted = false
      view.image = nil
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 0, 0)
    }
  }

  /// A badge of 4 points at the right and top: 36 × 26 are aligned at (10, 10), the frame reaches 4 further up and right.
  func testAlignmentInsetsOfTheImage() {
    onMainActor {
      let root = makeRoot(390, 844)
      let image = Image(size: CGSize(width: 40, height: 30))
      let view = ImageView(
        image: image.withAlignmentRectInsets(EdgeInsets(top: 4, left: 0, bottom: 0, right: 4)))
      root.addSubview(view)
      view.snp.makeConstraints { make in make.top.left.equalToSuperview().offset(10) }
      root.layoutIfNeeded()
      assertEqual(view.frame, 10, 6, 40, 30)
    }
  }

  func testImagesOfNoSize() {
    XCTAssertEqual(Image().size, .zero)
    XCTAssertEqual(Image(size: CGSize(width: -3, height: CGFloat.nan)).size, .zero)
  }

  func testImageChangesKeepTheSize() {
    let image = Image(size: CGSize(width: 4, height: 3), name: "dot")
    XCTAssertEqual(image.withRenderingMode(.alwaysTemplate).size, image.size)
    XCTAssertEqual(image.withTintColor(.red).tintColor, .red)
    XCTAssertEqual(image.withConfiguration(SymbolConfiguration(pointSize: 40)), image)
  }
}
