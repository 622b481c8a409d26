/// What `feed` measures.
package struct FeedOptions: Equatable, Sendable {
  package enum Task: String, CaseIterable, Sendable {
    /// Making views and constraints, and the first layout.
    case build
    /// Another width, and layout.
    case width
    /// Another text in the cell in the middle, and layout.
    case text
  }

  package var sizes = [1, 10, 100, 1000]
  package var tasks = Task.allCases
  package var seconds = 1.0
  package var jsonPath: String?

  package init() {}

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    guard let options = OptionList(arguments) else { return nil }
    for (name, value) in options.pairs {
      switch name {
      case "--sizes":
        guard let sizes = OptionList.items(value, OptionList.size) else { return nil }
        self.sizes = sizes
      case "--tasks":
        guard let tasks = OptionList.items(value, Task.init(rawValue:)) else { return nil }
        self.tasks = tasks
      case "--seconds":
        guard let seconds = Double(value), seconds > 0, seconds.isFinite else { return nil }
        self.seconds = seconds
      case "--json": jsonPath = value
      default: return nil
      }
    }
  }
}
