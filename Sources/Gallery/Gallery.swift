import Foundation
import LayoutDSL

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
    usage: Gallery             list every example: name, size, number of views, title
           Gallery NAME...     lay these out, print their views' names and frames
           Gallery --all       the same for every example
           Gallery --broken    constraints that are mistakes, and what is reported
           Gallery --help      this text
    with NAME and --all:
           --size WxH          at another size, in points, each from 1 to 10000
           --rtl               read from right to left

    """

  package static func run(_ arguments: [String]) -> Output {
    switch arguments {
    case []: return Output(text: list)
    case ["--broken"]: return Output(text: page(of: Example.mistakes, GalleryRequest()))
    case ["--help"], ["-h"]: return Output(text: usage)
    default:
      do {
        let request = try GalleryRequest(arguments)
        let examples = try request.showsAll ? Example.all : request.names.map(example)
        return Output(text: page(of: examples, request))
      } catch {
        return Output(complaint: "Gallery: \(error)\n\n" + usage, status: 2)
      }
    }
  }

  private static func example(called name: String) throws(GalleryRequest.Mistake) -> Example {
    guard let example = Example.all.first(where: { $0.name == name }) else { throw .unknownName(name) }
    return example
  }

  /// Names, sizes and numbers of views in columns, and titles.
  private static var list: String {
    let rows = Example.all.map { example in
      let size = "\(Int(example.size.width))x\(Int(example.size.height))"
      return [example.name, size, "\(example.show().viewCount)", example.title]
    }
    return TextTable.text(of: [["name", "size", "views", "title"]] + rows, rightAligned: [2])
  }

  /// The tables of some examples, a blank line between them.
  private static func page(of examples: [Example], _ request: GalleryRequest) -> String {
    examples.map { example in
      let stage = example.show(at: request.size, direction: request.direction)
      var text = "\(example.name): \(example.title)\n"
      for snapshot in stage.snapshots { text += snapshot.table }
      if !stage.reports.isEmpty { text += "\n" + stage.reports.joined(separator: "\n") + "\n" }
      return text
    }.joined(separator: "\n")
  }
}
