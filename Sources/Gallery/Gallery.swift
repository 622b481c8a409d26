/// The gallery as a command: arguments in, text and exit status out.
package enum Gallery {
  nonisolated package struct Output: Sendable {
    /// For standard output.
    package var text = ""
    /// For standard error.
    package var complaint = ""
    /// 0, or 2 for arguments that make no sense.
    package var status: Int32 = 0
  }

  nonisolated package static let usage = """
    usage: Gallery             lay out every example, print the views' names and frames
           Gallery --broken    lay out an example whose constraints contradict each other, print the report
           Gallery --help      this text

    """

  package static func run(_ arguments: [String]) -> Output {
    switch arguments {
    case []: Output(text: page(of: Example.all))
    case ["--broken"]: Output(text: page(of: [.broken]))
    case ["--help"], ["-h"]: Output(text: usage)
    default: Output(complaint: usage, status: 2)
    }
  }

  /// The tables of some examples, a blank line between them.
  private static func page(of examples: [Example]) -> String {
    examples.map { example in
      let stage = example.show()
      var text = example.title + "\n"
      for snapshot in stage.snapshots { text += snapshot.table }
      if !stage.reports.isEmpty { text += "\n" + stage.reports.joined(separator: "\n") + "\n" }
      return text
    }.joined(separator: "\n")
  }
}
