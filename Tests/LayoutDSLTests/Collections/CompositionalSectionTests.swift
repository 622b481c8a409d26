import Foundation
import LayoutDSL
import XCTest

final class CompositionalSectionTests: XCTestCase {
  /// 30 of header, 10 of inset, a row of 50, 20 of inset, 15 of footer; the second section begins at 125 + 6.
  func testHeadersAndFooters() {
    onMainActor {
      let configuration = CompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 6
      let section = framed()
      let stage = CompositionalStage([1, 1], section, configuration)
      XCTAssertEqual(stage.bar("header"), frame(25, 0, 240, 30))
      XCTAssertEqual(stage.frames(), [frame(25, 40, 240, 50)])
      // Half the width that is left, at the trailing end of it: 265 - 120.
      XCTAssertEqual(stage.bar("footer"), frame(145, 110, 120, 15))
      XCTAssertEqual(stage.bar("header", 1), frame(25, 131, 240, 30))
      XCTAssertEqual(stage.view.contentSize.height, 256)
      section.supplementariesFollowContentInsets = false
      stage.layout.invalidateLayout()
      XCTAssertEqual(stage.bar("header"), frame(0, 0, 300, 30))
      XCTAssertEqual(stage.bar("footer"), frame(150, 110, 150, 15))
    }
  }

  /// A header in front of the items takes no room.
  func testAHeaderInsideTheSection() {
    onMainActor {
      let section = rows(of: 1, height: 50)
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "header", alignment: .topTrailing,
        absoluteOffset: CGPoint(x: -4, y: 6))
      header.extendsBoundary = false
      section.boundarySupplementaryItems = [header]
      let stage = CompositionalStage([1], section)
      XCTAssertEqual(stage.bar("header"), frame(196, 6, 100, 20))
      XCTAssertEqual(stage.frames(), [frame(0, 0, 300, 50)])
    }
  }

  /// Two sections of 30 + 10 x 50; in sight is a height of 200.
  func testHeadersStayInSight() {
    onMainActor {
      let section = rows(of: 1, height: 50)
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      let stage = CompositionalStage([10, 10], section, height: 200)
      stage.root.layoutIfNeeded()
      stage.view.contentOffset.y = 100
      XCTAssertEqual(stage.bar("header"), frame(0, 100, 300, 30))
      // The section ends at 530 and takes its header along.
      stage.view.contentOffset.y = 520
      XCTAssertEqual(stage.bar("header"), frame(0, 500, 300, 30))
      XCTAssertEqual(stage.bar("header", 1), frame(0, 530, 300, 30))
    }
  }

  /// A badge of 20 at the top trailing corner, moved out by half of it: 300 - 20 + 10 and -10; and one beside the bottom.
  func testBadges() {
    onMainActor {
      let corner = CollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let below = CollectionLayoutSupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: "footer",
        containerAnchor: CollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 3)),
        itemAnchor: CollectionLayoutAnchor(edges: [.top]))
      let item = CollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [corner, below])
      let group = CollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 40)
      let stage = CompositionalStage([2], section)
      XCTAssertEqual(stage.bar("badge", item: 1), frame(250, 70, 20, 20))
      // Half of 260 in the middle: 65; from 3 below 60 on.
      XCTAssertEqual(stage.bar("footer"), frame(65, 63, 130, 10))
    }
  }

  /// Behind the section with its header and insets, 8 smaller on each side.
  func testBackgrounds() {
    onMainActor {
      let section = framed()
      let background = CollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      section.decorationItems = [background]
      let stage = CompositionalStage([1], section)
      stage.layout.register(BarView.self, forDecorationViewOfKind: "background")
      stage.root.layoutIfNeeded()
      let views = stage.view.subviews.filter { $0 is BarView }
      XCTAssertEqual(views.map(\.frame), [frame(8, 8, 284, 109)])
      XCTAssertTrue(views.first === stage.view.subviews.first)
      let attributes = stage.layout.layoutAttributesForDecorationView(
        ofKind: "background", at: IndexPath(item: 0, section: 0))
      XCTAssertEqual(attributes?.representedElementCategory, .decorationView)
    }
  }

  func testABackgroundWithoutAClassIsReported() {
    onMainActor {
      let section = rows(of: 1, height: 50)
      section.decorationItems = [.background(elementKind: "background")]
      let stage = CompositionalStage([1], section)
      stage.view.accessibilityIdentifier = "list"
      let recorder = ReportRecorder()
      recorder.during { stage.root.layoutIfNeeded() }
      XCTAssertEqual(recorder.kinds, [.unregisteredIdentifier("background", subject: "list")])
    }
  }

  /// Everything is where it is seen in a mirror: x becomes 300 - x - width.
  func testReadFromTheRight() {
    onMainActor {
      let stage = CompositionalStage([1], framed())
      stage.root.baseLayoutDirection = .rightToLeft
      XCTAssertEqual(stage.bar("header"), frame(35, 0, 240, 30))
      XCTAssertEqual(stage.frames(), [frame(35, 40, 240, 50)])
      XCTAssertEqual(stage.bar("footer"), frame(35, 110, 120, 15))
    }
  }

  /// What the section changes before elements are placed is how they are placed.
  func testChangingWhatIsSeen() {
    onMainActor {
      let section = rows(of: 1, height: 50)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items where item.indexPath.item == 1 {
          item.alpha = 0.5
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        XCTAssertEqual(offset, .zero)
        XCTAssertEqual(environment.container.contentSize.width, 300)
      }
      let stage = CompositionalStage([2], section)
      // Half as large about its middle at (150, 75).
      XCTAssertEqual(stage.frames(), [frame(0, 0, 300, 50), frame(75, 62.5, 150, 25)])
      XCTAssertEqual(stage.view.visibleCells.map(\.alpha), [1, 0.5])
    }
  }
}

/// A row of 50 with insets, a header of 30 and a footer of 15 of half the width at the trailing end.
#if MainActorViews
  @MainActor
#endif
private func framed() -> CollectionLayoutSection {
  let section = rows(of: 1, height: 50)
  section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 25, bottom: 20, trailing: 35)
  section.boundarySupplementaryItems = [
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(15)), elementKind: "footer", alignment: .bottomTrailing),
  ]
  return section
}
