import Foundation

/// The built `LayoutBenchmarks`, to be run in processes of its own.
struct ReplayTool {
  struct Failure: Error {
    var status: Int32
  }

  let path: URL

  /// Looks beside the test bundle; nil when it is not there.
  static func find() -> ReplayTool? {
    let bundles = Bundle.allBundles.map(\.bundlePath)
    for place in CommandLine.arguments.prefix(1) + bundles {
      var folder = URL(fileURLWithPath: place)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let path = folder.appendingPathComponent("LayoutBenchmarks")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return ReplayTool(path: path) }
      }
    }
    return nil
  }

  /// What it prints for a transcript.
  func replay(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".lcs")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = path
    process.arguments = ["replay", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
