import Foundation

/// The text of a snapshot: a line for each view and guide, two more spaces of indentation for each level.
///
/// `title: UILabel (16, 47, 300, 20)`; without a label only the type; `hidden` behind it if it is.
nonisolated extension SnapshotNode {
  /// What is wrong with a text that should be a snapshot.
  package struct Malformed: Error, CustomStringConvertible {
    package let line: Int
    let reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  package var text: String {
    var text = ""
    write(indentation: "", to: &text)
    return text
  }

  /// Type, frame and what else there is to say of it.
  var details: String { "\(type) \(NumberText.text(frame))\(isHidden ? " hidden" : "")" }

  private func write(indentation: String, to text: inout String) {
    let name = label.map { Self.escaped($0) + ": " } ?? ""
    text += "\(indentation)\(name)\(details)\n"
    for child in children { child.write(indentation: indentation + "  ", to: &text) }
  }

  /// Reads the text of a snapshot. Empty lines and those that begin with `#` count for nothing.
  package init(parsing text: String) throws(Malformed) {
    // The path of open nodes, the outermost first.
    var open: [SnapshotNode] = []
    var isComplete = false
    func close(to depth: Int) {
      while open.count > depth, open.count > 1 {
        let child = open.removeLast()
        open[open.count - 1].children.append(child)
      }
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let spaces = line.prefix { $0 == " " }.count
      let content = line.dropFirst(spaces)
      if content.isEmpty || content.first == "#" { continue }
      guard spaces % 2 == 0, spaces / 2 <= open.count else {
        throw Malformed(line: index + 1, reason: "it is indented by \(spaces)")
      }
      if spaces == 0, isComplete { throw Malformed(line: index + 1, reason: "there is a second root") }
      close(to: spaces / 2)
      open.append(try Self.node(content, line: index + 1))
      isComplete = true
    }
    close(to: 1)
    guard let root = open.first else { throw Malformed(line: 1, reason: "it is empty") }
    self = root
  }

  private static func node(_ line: Substring, line number: Int) throws(Malformed) -> SnapshotNode {
    var rest = line
    let isHidden = rest.hasSuffix(" hidden")
    if isHidden { rest = rest.dropLast(" hidden".count) }
    guard rest.last == ")", let start = rest.lastIndex(of: "("), start > rest.startIndex else {
      throw Malformed(line: number, reason: "there is no frame")
    }
    let numbers = rest[rest.index(after: start)...].dropLast().split(separator: ",").map { part in
      Double(part.drop { $0 == " " })
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { throw Malformed(line: number, reason: "the frame is not four numbers") }
    let head = rest[..<rest.index(before: start)]
    var label: String?
    var type = String(head)
    if let colon = head.range(of: ": ", options: .backwards) {
      label = unescaped(head[..<colon.lowerBound])
      type = String(head[colon.upperBound...])
    }
    return SnapshotNode(
      label: label, type: type, frame: CGRect(x: x, y: y, width: width, height: height), isHidden: isHidden)
  }

  /// A label that would be read as indentation or a comment has a backslash before it.
  private static func escaped(_ label: String) -> String {
    guard let first = label.first, " #\\".contains(first) else { return label }
    return "\\" + label
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text.first == "\\" ? text.dropFirst() : text)
  }
}
