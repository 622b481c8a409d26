import Foundation

/// Other programs, found on the path.
enum Subprocess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What a program prints, without the line end; fails when its exit status is not 0.
  static func output(of name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
