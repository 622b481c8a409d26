/// A constraint as reports show it, kept as text so that it outlives the constraint.
nonisolated public struct ConstraintSummary: Sendable, Equatable, CustomStringConvertible {
  /// The equation in words, for instance `title.top == root.top + 16`.
  public let equation: String
  /// The label it was given.
  public let label: String?
  /// The file it was written in, as `#fileID` gives it; nil for the library's own.
  public let file: String?
  public let line: UInt?

  public init(equation: String, label: String? = nil, file: String? = nil, line: UInt? = nil) {
    self.equation = equation
    self.label = label
    self.file = file
    self.line = line
  }

  /// `label: equation (file:line)`, without what is not known.
  public var description: String {
    let place = SourcePlace.text(file: file, line: line).map { " (\($0))" } ?? ""
    return (label.map { "\($0): " } ?? "") + equation + place
  }
}
