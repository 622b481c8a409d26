import Foundation
import LayoutDSL
import XCTest

/// Characters are 10 wide; lines 1.193359375 times the size high: 20.287109375 for 17, 17.900390625 for 15, 14.3203125 for 12.
final class ListContentTests: XCTestCase {
  /// 11 + 20.287109375 + 11; the text from 16 to 8 before the end of 300.
  func testAText() {
    onMainActor {
      var list = ListContentConfiguration.cell()
      list.text = "abcd"
      let (_, view) = shown(list, height: 42.287109375)
      XCTAssertEqual(frame(view.textLabel, in: view), CGRect(x: 16, y: 11, width: 276, height: 20.287109375))
      XCTAssertNil(view.secondaryTextLabel)
      XCTAssertNil(view.imageView)
    }
  }

  /// 11 + 20.287109375 + 3 + 14.3203125 + 11.
  func testASubtitle() {
    onMainActor {
      var list = ListContentConfiguration.subtitleCell()
      list.text = "abcd"
      list.secondaryText = "efgh"
      let (root, view) = shown(list, height: 59.607421875)
      XCTAssertEqual(frame(view.textLabel, in: view)?.minY, 11)
      XCTAssertEqual(frame(view.secondaryTextLabel, in: view)?.minY, 34.287109375)
      list.textToSecondaryTextVerticalPadding = 10
      list.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      view.configuration = list
      XCTAssertEqual(height(view), 48.607421875)
      root.layoutIfNeeded()
      // The superview's margins of 8 are kept clear, unless they are not to be.
      XCTAssertEqual(frame(view.textLabel, in: view)?.minX, 8)
      list.axesPreservingSuperviewLayoutMargins = []
      view.configuration = list
      root.layoutIfNeeded()
      XCTAssertEqual(frame(view.textLabel, in: view)?.minX, 2)
    }
  }

  /// The value ends 8 before the end: 300 - 8 - 30. 8 are between the texts at least.
  func testAValue() {
    onMainActor {
      var list = ListContentConfiguration.valueCell()
      list.text = "ab"
      list.secondaryText = "abc"
      let (_, view) = shown(list, height: 42.287109375)
      XCTAssertEqual(
        frame(view.secondaryTextLabel, in: view), CGRect(x: 262, y: 11, width: 30, height: 20.287109375))
      XCTAssertEqual(frame(view.textLabel, in: view), CGRect(x: 16, y: 11, width: 238, height: 20.287109375))
    }
  }

  /// The picture in the middle of its room of 40; the text 16 after it: 16 + 40 + 16. 30 x 60 within 20 is 10 x 20.
  func testAPicture() {
    onMainActor {
      var list = ListContentConfiguration.cell()
      list.text = "abcd"
      list.image = Image(size: CGSize(width: 20, height: 30))
      list.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      // 11 + 30 + 11.
      let (root, view) = shown(list, height: 52)
      XCTAssertEqual(frame(view.imageView, in: view), CGRect(x: 16, y: 11, width: 40, height: 30))
      XCTAssertEqual(frame(view.textLabel, in: view)?.minX, 72)
      list.image = Image(size: CGSize(width: 30, height: 60))
      list.imageProperties.reservedLayoutSize = .zero
      list.imageProperties.maximumSize = CGSize(width: 20, height: 20)
      view.configuration = list
      root.layoutIfNeeded()
      XCTAssertEqual(frame(view.imageView, in: view)?.size, CGSize(width: 10, height: 20))
      XCTAssertEqual(frame(view.textLabel, in: view)?.minX, 42)
    }
  }

  /// 35 characters are 350; three words of 8 and two blanks are 260 of the 276 there are, the fourth is on a second line.
  func testTextWraps() {
    onMainActor {
      var list = ListContentConfiguration.cell()
      list.text = "12345678 12345678 12345678 12345678"
      _ = shown(list, height: 62.57421875)
      list.textProperties.numberOfLines = 1
      _ = shown(list, height: 42.287109375)
    }
  }

  func testReadFromTheRight() {
    onMainActor {
      var list = ListContentConfiguration.valueCell()
      list.text = "ab"
      list.secondaryText = "abc"
      let (root, view) = shown(list, height: 42.287109375)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      XCTAssertEqual(frame(view.secondaryTextLabel, in: view)?.minX, 8)
      XCTAssertEqual(frame(view.textLabel, in: view)?.maxX, 284)
    }
  }

  func testTextsAreTransformed() {
    onMainActor {
      var list = ListContentConfiguration.groupedHeader()
      list.text = "shops"
      list.textProperties.transform = .uppercase
      XCTAssertEqual(ListContentView(configuration: list).textLabel?.text, "SHOPS")
    }
  }
}

/// A view of a width of 300 with the configuration, which must come to a height.
#if MainActorViews
  @MainActor
#endif
private func shown(
  _ configuration: ListContentConfiguration, height expected: CGFloat, line: UInt = #line
) -> (root: View, view: ListContentView) {
  let root = makeRoot(300, 400)
  root.textMeasurer = TenPointCharacters()
  let view = ListContentView(configuration: configuration)
  root.addSubview(view)
  view.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
  root.layoutIfNeeded()
  XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: expected), line: line)
  XCTAssertEqual(height(view), expected, line: line)
  return (root, view)
}

#if MainActorViews
  @MainActor
#endif
private func height(_ view: ListContentView) -> CGFloat {
  view.systemLayoutSizeFitting(
    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
  ).height
}

#if MainActorViews
  @MainActor
#endif
private func frame(_ part: View?, in view: View) -> CGRect? { part.map { view.convert($0.bounds, from: $0) } }
