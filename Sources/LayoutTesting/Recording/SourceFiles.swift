import Foundation

/// Finds the file of a statement, of which only `Module/File.swift` is known, near a file whose path is known.
nonisolated enum SourceFiles {
  /// The path of the one file of that name in a folder of that module, below the package of the known file; otherwise
  /// the name as it is. Reads the file system, so it is for failures only. O(files of the package).
  static func path(of fileID: String, near known: TestPlace) -> String {
    if fileID == known.fileID { return known.filePath }
    let parts = fileID.split(separator: "/")
    guard parts.count > 1, let module = parts.first, let name = parts.last, let root = package(of: known.filePath)
    else { return fileID }
    var found: [String] = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == name, file.pathComponents.contains(String(module)) else { continue }
      found.append(file.path)
    }
    return found.count == 1 ? found[0] : fileID
  }

  /// The nearest folder above with a manifest.
  private static func package(of path: String) -> URL? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
