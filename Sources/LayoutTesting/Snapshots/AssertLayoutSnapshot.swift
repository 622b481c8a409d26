import Foundation
import LayoutDSL

/// Fails unless a laid-out tree is as it was recorded: names, types and frames of its views and guides.
///
/// The recording is text, in `__Snapshots__/<TestFile>/<test>.<name>.txt` beside the test. The name is the one given, or
/// the number of the unnamed snapshot in its `layoutTest` (1 outside of one), and then the variant's, if any:
/// `testSettings.landscape.844x390-rtl-2x.txt`. The message tells what moved, was resized, is new and is gone, view by
/// view.
///
/// With `record`, or `LAYOUT_TESTING_RECORD=all` (or `missing`) in the environment, files are written instead, and the
/// test fails so that nobody forgets to compare. Without a file the test fails and says so.
///
/// Each combination of sizes, directions and scales is a snapshot of its own. They need a root without superview, which
/// is as it was afterwards; for scales it is put into a window meanwhile.
/// - Parameters:
///   - sizes: of the root, in points.
///   - scales: pixels a point.
///   - folder: where `<TestFile>` is looked for instead of `__Snapshots__`, absolute or from the test's folder.
#if MainActorViews
  @MainActor
#endif
public func assertLayoutSnapshot(
  of root: View, named name: String? = nil, sizes: [CGSize] = [], directions: [UserInterfaceLayoutDirection] = [],
  scales: [CGFloat] = [], record: Bool? = nil, folder: String? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let recording = SnapshotRecording.wanted(record) else {
    let value = ProcessInfo.processInfo.environment[SnapshotRecording.variable] ?? ""
    let message = "\(SnapshotRecording.variable)=\(value) is none of all, missing and never."
    return TestFailure(message, at: place).record()
  }
  let own = name ?? LayoutTestScope.current.map { "\($0.nextSnapshot(of: testName))" } ?? "1"
  let problems = LayoutVariant.all(sizes: sizes, directions: directions, scales: scales).compactMap { variant in
    if let problem = variant.problem(with: root) { return problem }
    let first = name == nil && own == "1" && !variant.changesNothing ? [] : [own]
    let parts = first + (variant.changesNothing ? [] : [variant.name])
    let file = SnapshotFile(folder: folder, place: place, test: testName, parts: parts)
    return variant.host(root) { file.problem(with: SnapshotNode(root), recording) }
  }
  guard !problems.isEmpty else { return }
  TestFailure(problems.joined(separator: "\n"), at: place).record()
}

nonisolated extension SnapshotRecording {
  /// What the call asks for, or else the environment.
  static func wanted(_ record: Bool?) -> SnapshotRecording? {
    if let record { return record ? .all : .never }
    return SnapshotRecording(ProcessInfo.processInfo.environment[variable])
  }
}

nonisolated extension SnapshotFile {
  /// Compares with the file or writes it; what there is to say afterwards, nil if the tree is as recorded.
  fileprivate func problem(with found: SnapshotNode, _ recording: SnapshotRecording) -> String? {
    do {
      if recording == .all || recording == .missing && !exists {
        try write(found.text)
        return "Recorded \(shortPath). Run again without recording to compare with it."
      }
      guard exists else {
        return "There is no \(shortPath). Run with \(SnapshotRecording.variable)=missing to record it:\n\(found.text)"
      }
      let difference = SnapshotDifference(from: try SnapshotNode(parsing: try read()), to: found)
      guard !difference.lines.isEmpty else { return nil }
      return ([shortPath + " is another layout:"] + difference.lines.map { "  \($0)" }).joined(separator: "\n")
    } catch let malformed as SnapshotNode.Malformed {
      return "\(shortPath) is no snapshot: \(malformed)"
    } catch {
      return "\(shortPath) cannot be read or written: \(error)"
    }
  }
}
