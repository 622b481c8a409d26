import Foundation
import LayoutDSL
import XCTest

final class CompositionalGroupTests: XCTestCase {
  /// Thirds of 300 with 5 around each: 90 by 50 in places of 100 by 60.
  func testAGrid() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
      item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
      let stage = CompositionalStage([4], CollectionLayoutSection(group: group))
      let frames = stage.frames()
      let expected = [frame(5, 5, 90, 50), frame(105, 5, 90, 50), frame(205, 5, 90, 50), frame(5, 65, 90, 50)]
      XCTAssertEqual(frames.count, 4)
      for (found, wanted) in zip(frames, expected) {
        XCTAssertEqual(found.minX, wanted.minX, accuracy: 1e-9)
        XCTAssertEqual(found.width, wanted.width, accuracy: 1e-9)
        XCTAssertEqual(found.minY, wanted.minY)
        XCTAssertEqual(found.height, wanted.height)
      }
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 300, height: 120))
    }
  }

  /// 360 less 2 x 20 are 320; less 2 x 10 between, each of three has 100. 10 above, 50, 8 between, 50, 30 below.
  func testItemsThatShareTheWidth() {
    onMainActor {
      let section = rows(of: 3, height: 50, spacing: 10)
      section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
      section.interGroupSpacing = 8
      let stage = CompositionalStage([4], section, width: 360)
      XCTAssertEqual(
        stage.frames(),
        [frame(20, 10, 100, 50), frame(130, 10, 100, 50), frame(240, 10, 100, 50), frame(20, 68, 100, 50)])
      XCTAssertEqual(stage.view.contentSize.height, 148)
    }
  }

  /// Two halves and 10 between do not fit: one is in each row.
  func testSpacingLeavesLessRoom() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      group.interItemSpacing = .fixed(10)
      let stage = CompositionalStage([2], CollectionLayoutSection(group: group))
      XCTAssertEqual(stage.frames(), [frame(0, 0, 150, 40), frame(0, 40, 150, 40)])
    }
  }

  /// Three of 80 leave 60 of 300, 30 between each two; the last row keeps step.
  func testFlexibleSpacing() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      group.interItemSpacing = .flexible(10)
      let stage = CompositionalStage([5], CollectionLayoutSection(group: group))
      XCTAssertEqual(
        stage.frames(),
        [
          frame(0, 0, 80, 20), frame(110, 0, 80, 20), frame(220, 0, 80, 20), frame(0, 40, 80, 20),
          frame(110, 40, 80, 20),
        ])
    }
  }

  /// A large one beside two small ones: 0.7 and 0.3 of 300, in 0.4 of the height of 500.
  func testGroupsInGroups() {
    onMainActor {
      let whole = size(.fractionalWidth(1), .fractionalHeight(1))
      let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = CollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: CollectionLayoutItem(layoutSize: whole),
        count: 2)
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, small])
      let stage = CompositionalStage([5], CollectionLayoutSection(group: group), height: 500)
      XCTAssertEqual(
        stage.frames(),
        [
          frame(0, 0, 210, 200), frame(210, 0, 90, 100), frame(210, 100, 90, 100), frame(0, 200, 210, 200),
          frame(210, 200, 90, 100),
        ])
      // The second group is as high as the first, with an item less.
      XCTAssertEqual(stage.view.contentSize.height, 400)
    }
  }

  /// Two of 100 as they are, with 20 between, in a group of 150: counted ones do not have to fit.
  func testRepeatedItemsKeepTheirSize() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(30)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(150), .absolute(30)), repeatingSubitem: item, count: 2)
      group.interItemSpacing = .fixed(20)
      let stage = CompositionalStage([3], CollectionLayoutSection(group: group))
      XCTAssertEqual(stage.frames(), [frame(0, 0, 100, 30), frame(120, 0, 100, 30), frame(0, 30, 100, 30)])
    }
  }

  /// 100 in 300 with flexible spacing at both ends: (300 - 100) / 2. 20 in 50 with some above only: 30.
  func testEdgeSpacing() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: nil)
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
      // Room around groups counts between them: 4 above and 6 below.
      group.edgeSpacing = CollectionLayoutEdgeSpacing(leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(6))
      let stage = CompositionalStage([2], CollectionLayoutSection(group: group))
      XCTAssertEqual(stage.frames(), [frame(100, 34, 100, 20), frame(100, 94, 100, 20)])
      XCTAssertEqual(stage.view.contentSize.height, 120)
    }
  }

  func testCustomGroups() {
    onMainActor {
      let group = CollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          CollectionLayoutGroupCustomItem(frame: frame(0, 0, width / 2, 60)),
          CollectionLayoutGroupCustomItem(frame: frame(width / 2, 40, width / 2, 60), zIndex: 3),
        ]
      }
      let stage = CompositionalStage([3], CollectionLayoutSection(group: group), width: 200)
      XCTAssertEqual(stage.frames(), [frame(0, 0, 100, 60), frame(100, 40, 100, 60), frame(0, 100, 100, 60)])
      XCTAssertTrue(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) === stage.view.subviews.last)
    }
  }

  /// Columns in a layout that scrolls sideways: groups of half the width follow each other, each of two items of half its height.
  func testHorizontally() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let group = CollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item])
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 10)
      let configuration = CompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      configuration.interSectionSpacing = 5
      let stage = CompositionalStage([3, 1], section, width: 440, height: 220, configuration)
      // The room is 440 - 40 by 220 - 20.
      XCTAssertEqual(stage.frames(), [frame(30, 20, 200, 100), frame(30, 120, 200, 100), frame(230, 20, 200, 100)])
      // 30 + 400 + 10, 5 between, 30 + 200 + 10.
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 685, height: 220))
      XCTAssertEqual(
        stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame, frame(475, 20, 200, 100))
    }
  }

  func testWhatIsNoNumberIsReported() {
    onMainActor {
      let item = CollectionLayoutItem(layoutSize: size(.absolute(.nan), .absolute(20)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
      let recorder = ReportRecorder()
      let stage = CompositionalStage([1], CollectionLayoutSection(group: group))
      stage.view.accessibilityIdentifier = "list"
      recorder.during { stage.root.layoutIfNeeded() }
      XCTAssertEqual(
        recorder.kinds, [.notFinite(property: "layout of section 0", value: .notANumber, subject: "list")])
      XCTAssertEqual(
        stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame, frame(0, 0, 0, 20))
    }
  }

  func testAGroupWithoutItemsIsReported() {
    onMainActor {
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
      let recorder = ReportRecorder()
      let stage = CompositionalStage([3], CollectionLayoutSection(group: group))
      stage.view.accessibilityIdentifier = "list"
      recorder.during { stage.root.layoutIfNeeded() }
      XCTAssertEqual(recorder.kinds, [.emptyGroup(section: 0, subject: "list")])
      XCTAssertEqual(stage.frames(), [])
    }
  }
}
