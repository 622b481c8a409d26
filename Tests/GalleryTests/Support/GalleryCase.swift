import Foundation
import Gallery
import LayoutDSL
import XCTest

/// Checks the frames of an example against numbers worked out by hand.
class GalleryCase: XCTestCase {
  /// All named views must be given, in every state; the frames are exact but for the last bits of a Double. Nothing may
  /// be reported, and nothing may be ambiguous in any state.
  /// - Parameter measurer: of text; the standard one unless given.
  func check(
    _ title: String, at size: CGSize? = nil, direction: UserInterfaceLayoutDirection = .leftToRight,
    measurer: (any TextMeasuring)? = nil, states: [(state: String, frames: [(String, CGRect)])],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (snapshots, complaints) = try onMainActor {
      let example = try XCTUnwrap(Example.all.first { $0.title == title }, "no such example", file: file, line: line)
      var open: [String] = []
      let stage = example.show(at: size, direction: direction, measurer: measurer) { stage in
        open += stage.root.layoutAmbiguitiesInSubtree.map(\.description)
      }
      return (stage.snapshots, stage.reports + open)
    }
    XCTAssertEqual(complaints, [], file: file, line: line)
    XCTAssertEqual(snapshots.map(\.state), states.map(\.state), file: file, line: line)
    for (snapshot, expected) in zip(snapshots, states) {
      XCTAssertEqual(snapshot.rows.map(\.name), expected.frames.map(\.0), file: file, line: line)
      for (row, frame) in zip(snapshot.rows, expected.frames.map(\.1)) {
        let pairs = [
          (row.frame.minX, frame.minX), (row.frame.minY, frame.minY), (row.frame.width, frame.width),
          (row.frame.height, frame.height),
        ]
        XCTAssertTrue(
          pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(row.name) \(expected.state): \(row.frame), not \(frame)",
          file: file, line: line)
      }
    }
  }

  /// An example with one state.
  func check(
    _ title: String, at size: CGSize? = nil, direction: UserInterfaceLayoutDirection = .leftToRight,
    measurer: (any TextMeasuring)? = nil, _ frames: [(String, CGRect)], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try check(
      title, at: size, direction: direction, measurer: measurer, states: [("", frames)], file: file, line: line)
  }

  /// A phone held upright, the same held sideways, and a small one.
  let upright = CGSize(width: 390, height: 844)
  let sideways = CGSize(width: 844, height: 390)
  let small = CGSize(width: 320, height: 568)

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
