import Foundation
import LayoutDSL
import XCTest

final class CompositionalSizingTests: XCTestCase {
  /// Estimates of 44; contents of 60, 20 and 30 decide.
  func testRowsAsHighAsTheirContent() {
    onMainActor {
      let stage = CompositionalStage([3], list())
      stage.contents = [CGSize(width: 10, height: 60), CGSize(width: 10, height: 20), CGSize(width: 10, height: 30)]
      XCTAssertEqual(stage.frames(), [frame(0, 0, 300, 60), frame(0, 65, 300, 20), frame(0, 90, 300, 30)])
      XCTAssertEqual(stage.view.contentSize.height, 120)
    }
  }

  /// What was not seen counts with its estimate. By the estimates five rows are seen, as the fifth begins at 4 x (44 + 5) = 196;
  /// of those two are when they are 100. 5 x 100 + 95 x 44 + 99 x 5 = 5175.
  func testWhatIsNotSeenIsEstimated() {
    onMainActor {
      let stage = CompositionalStage([100], list(), height: 200)
      stage.contents = Array(repeating: CGSize(width: 10, height: 100), count: 100)
      XCTAssertEqual(stage.frames(), [frame(0, 0, 300, 100), frame(0, 105, 300, 100)])
      XCTAssertEqual(stage.view.contentSize.height, 5175)
    }
  }

  /// A part of an estimate is an estimate: the highest of a row decides on the row, each item is as high as its content.
  func testRowsOfSeveral() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
      let stage = CompositionalStage([3], CollectionLayoutSection(group: group))
      stage.contents = [CGSize(width: 10, height: 30), CGSize(width: 10, height: 70), CGSize(width: 10, height: 20)]
      XCTAssertEqual(stage.frames(), [frame(0, 0, 150, 30), frame(150, 0, 150, 70), frame(0, 70, 150, 20)])
      XCTAssertEqual(stage.view.contentSize.height, 90)
    }
  }

  /// 100 + 10 + 120 are 230; 10 + 90 more are not within 300.
  func testTagsWrap() {
    onMainActor {
      let tag = CollectionLayoutItem(layoutSize: size(.estimated(50), .estimated(30)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
      group.interItemSpacing = .fixed(10)
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      let stage = CompositionalStage([3], section)
      stage.contents = [CGSize(width: 100, height: 24), CGSize(width: 120, height: 30), CGSize(width: 90, height: 24)]
      XCTAssertEqual(stage.frames(), [frame(0, 0, 100, 24), frame(110, 0, 120, 30), frame(0, 38, 90, 24)])
    }
  }

  /// A header that is estimated is as high as its content, at the given width.
  func testHeadersAsHighAsTheirContent() {
    onMainActor {
      let section = rows(of: 1, height: 40)
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: "header", alignment: .top)
      ]
      let stage = CompositionalStage([1], section)
      stage.barContent.height = 70
      XCTAssertEqual(stage.bar("header"), frame(0, 0, 300, 70))
      XCTAssertEqual(stage.frames(), [frame(0, 70, 300, 40)])
    }
  }

  /// Two in a row of 300, turned four in a row of 600: 150 each. The provider is asked once for each room.
  func testTurning() {
    onMainActor {
      let root = makeRoot(300, 600)
      var asked: [CGFloat] = []
      let layout = CollectionViewCompositionalLayout { _, environment in
        let width = environment.container.effectiveContentSize.width
        asked.append(width)
        return rows(of: width > 400 ? 4 : 2, height: 50)
      }
      let stage = CompositionalStage([4], layout, in: root)
      XCTAssertEqual(
        stage.frames(), [frame(0, 0, 150, 50), frame(150, 0, 150, 50), frame(0, 50, 150, 50), frame(150, 50, 150, 50)])
      root.frame = frame(0, 0, 600, 300)
      XCTAssertEqual(
        stage.frames(), [frame(0, 0, 150, 50), frame(150, 0, 150, 50), frame(300, 0, 150, 50), frame(450, 0, 150, 50)])
      XCTAssertEqual(asked, [300, 600])
    }
  }

  /// The phone's safe area is 47 at each side when it is turned, and 844 - 94 are left.
  func testTheSafeAreaAtTheSides() {
    onMainActor {
      let window = Window(screen: .phone)
      let section = rows(of: 1, height: 50)
      let layout = CollectionViewCompositionalLayout(section: section)
      let stage = CompositionalStage([1], layout, in: window)
      XCTAssertEqual(stage.frames(), [frame(0, 0, 390, 50)])
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(stage.frames(), [frame(47, 0, 750, 50)])
      section.contentInsetsReference = .none
      layout.invalidateLayout()
      XCTAssertEqual(stage.frames(), [frame(0, 0, 844, 50)])
    }
  }

  func testTheProviderIsAskedForOtherTraits() {
    onMainActor {
      let window = Window(screen: .phone)
      let layout = CollectionViewCompositionalLayout { _, environment in
        rows(of: 1, height: environment.traitCollection.userInterfaceStyle == .dark ? 80 : 40)
      }
      let stage = CompositionalStage([1], layout, in: window)
      XCTAssertEqual(stage.frames().map(\.height), [40])
      window.overrideUserInterfaceStyle = .dark
      XCTAssertEqual(stage.frames().map(\.height), [80])
    }
  }
}

/// Rows of estimated height with 5 between.
#if MainActorViews
  @MainActor
#endif
private func list() -> CollectionLayoutSection {
  let row = size(.fractionalWidth(1), .estimated(44))
  let group = CollectionLayoutGroup.vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
  let section = CollectionLayoutSection(group: group)
  section.interGroupSpacing = 5
  return section
}
