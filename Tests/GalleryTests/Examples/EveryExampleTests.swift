import Foundation
import Gallery
import LayoutDSL
import XCTest

/// Whatever an example shows, at every size and in both directions it must be said completely and without contradiction.
final class EveryExampleTests: GalleryCase {
  func testUpright() { check(at: upright) }

  func testSideways() { check(at: sideways) }

  func testSmall() { check(at: small) }

  /// The examples that are there to be complained about are, in both directions; the open picture in the four states before it
  /// is settled.
  func testMistakesAreFound() {
    let size = upright
    let counts = ["broken": 1, "inset-on-centre": 1, "open-avatar": 4]
    onMainActor {
      for example in Example.mistakes {
        XCTAssertEqual(complaints(about: [example], at: size).count / 2, counts[example.name], example.name)
      }
    }
  }

  private func check(at size: CGSize, line: UInt = #line) {
    XCTAssertEqual(onMainActor { complaints(about: Example.all, at: size) }, [], line: line)
  }
}

/// Nothing is reported, nothing is ambiguous in any state, no frame is infinite and none has a negative size.
#if MainActorViews
  @MainActor
#endif
private func complaints(about examples: [Example], at size: CGSize) -> [String] {
  var complaints: [String] = []
  for example in examples {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let name = "\(example.name) \(direction)"
      let stage = example.show(at: size, direction: direction) { stage in
        complaints += complaintsAboutState(of: stage).map { "\(name): \($0)" }
      }
      complaints += stage.reports.map { "\(name): \($0)" }
      if stage.snapshots.isEmpty { complaints.append("\(name): is never laid out") }
    }
  }
  return complaints
}

#if MainActorViews
  @MainActor
#endif
private func complaintsAboutState(of stage: Stage) -> [String] {
  let state = stage.snapshots.last?.state ?? ""
  var complaints = stage.root.layoutAmbiguitiesInSubtree.map { "\(state): \($0)" }
  stage.root.forEachInSubtree { view in
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 {
      complaints.append("\(state): a view is at \(frame)")
    }
  }
  return complaints
}
