import Foundation

/// A snapshot's file beside the test: `__Snapshots__/<TestFile>/<test>.<name>.txt`.
nonisolated struct SnapshotFile {
  let url: URL

  /// - Parameters:
  ///   - folder: where the files of all tests are; nil for `__Snapshots__` beside the test.
  ///   - test: as `#function` gives it.
  ///   - parts: what follows the name of the test, separated by dots.
  init(folder: String?, place: TestPlace, test: String, parts: [String]) {
    let source = URL(fileURLWithPath: place.filePath)
    let root =
      folder.map { URL(fileURLWithPath: $0, relativeTo: source.deletingLastPathComponent()) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    let name = ([test] + parts).map(Self.sanitized).joined(separator: ".")
    url = root.appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(name + ".txt")
  }

  /// The last folders of the path, for messages.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  func read() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Writes the file, with the folders it needs.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// What file names can have: anything but letters, digits and `_` becomes one hyphen, none at the ends. As in
  /// swift-snapshot-testing.
  private static func sanitized(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}
