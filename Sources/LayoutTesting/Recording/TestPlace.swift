/// A place in a test's source: where an assertion fails.
nonisolated package struct TestPlace: Sendable {
  /// `Module/File.swift`.
  package let fileID: String
  package let filePath: String
  package let line: UInt
  package let column: UInt
  /// The path as XCTest's own assertions want it; nil for a place that is not a call's own.
  package let literalPath: StaticString?

  /// The place of a call, from the literals of its default arguments.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.line = line
    self.column = column
    literalPath = filePath
  }

  package init(fileID: String, filePath: String, line: UInt, column: UInt = 1) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    literalPath = nil
  }
}
