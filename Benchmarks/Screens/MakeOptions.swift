/// What `make` measures.
package struct MakeOptions: Equatable, Sendable {
  package var seconds = 1.0
  package var jsonPath: String?

  package init() {}

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    guard let options = OptionList(arguments) else { return nil }
    for (name, value) in options.pairs {
      switch name {
      case "--seconds":
        guard let seconds = Double(value), seconds > 0, seconds.isFinite else { return nil }
        self.seconds = seconds
      case "--json": jsonPath = value
      default: return nil
      }
    }
  }
}
