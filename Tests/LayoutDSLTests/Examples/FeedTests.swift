import Foundation
import LayoutBenchmarks
import LayoutDSL
import ViewWorkloads
import XCTest

/// The feed that is measured: constraints give the frames that are worked out by hand, with work in proportion to it.
final class FeedTests: XCTestCase {
  func test_constraintsGiveTheFramesWorkedOutByHand() {
    onMainActor {
      for task in FeedOptions.Task.allCases {
        XCTAssertLessThanOrEqual(FeedRun(count: 7).difference(after: task), FeedRun.tolerance, task.rawValue)
      }
      XCTAssertEqual(Feed(.constraints, count: 1).frames.count, 21)
    }
  }

  func test_framesDifferWhereTheyDo() {
    onMainActor {
      let feed = Feed(.constraints, count: 2)
      let other = Feed(.frames, count: 2)
      feed.layOut()
      other.layOut()
      other.cells[1].likes.frame.origin.x += 3
      XCTAssertEqual(feed.difference(from: other), 3, accuracy: 1e-6)
      XCTAssertEqual(feed.difference(from: Feed(.frames, count: 3)), .infinity)
    }
  }

  func test_anotherTextMovesOnlyItsCellAndThoseBelow() {
    onMainActor {
      // The sixth of ten cells: its text, what is below the text (picture, three counters, separator, three buttons) and
      // the cell itself; and the four cells after it.
      let work = FeedRun(count: 10).work(.text)
      XCTAssertEqual(work.passes.placements, 10 + 4)
      XCTAssertEqual(work.pivots, 0)
    }
  }

  func test_workGrowsInProportion() {
    onMainActor {
      for limit in ViewWorkLimit.all {
        let finding = limit.check()
        XCTAssertTrue(finding.isWithinLimits, "\(limit.name): \(finding)")
      }
    }
  }

  func test_makingMakesWhatItSays() {
    onMainActor {
      // Of each four views: edges; top, leading, trailing, height; centre of two, width, height; four of one each.
      XCTAssertEqual(MakeWorkload(viewCount: 8).make(), 2 * (4 + 4 + 4 + 4))
    }
  }
}
