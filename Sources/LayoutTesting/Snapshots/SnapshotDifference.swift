import Foundation

/// What one laid-out tree has that another does not have, view by view.
///
/// What has gone in one place and come in another under the same label has another superview now.
nonisolated package struct SnapshotDifference {
  /// One line for each difference, superviews first; empty if the trees are the same.
  package var lines: [String] { slots.flatMap(\.self) }

  /// The lines; a node that is in one tree only has a place among them that is filled when all are known.
  private var slots: [[String]] = []
  private var gone: [Loner] = []
  private var new: [Loner] = []

  /// A node that is in one of the trees only.
  private struct Loner {
    let node: SnapshotNode
    let path: String
    let slot: Int
  }

  package init(from old: SnapshotNode, to new: SnapshotNode) {
    compare(old, new, path: new.name)
    describeLoners()
  }

  /// What is different below two nodes, without what is different of them.
  private init(below old: SnapshotNode, _ new: SnapshotNode, path: String) {
    compareChildren(old, new, path: path)
    describeLoners()
  }

  private mutating func describeLoners() {
    for loner in self.new { describe(loner) }
    for loner in gone { slots[loner.slot] = ["\(loner.path) is gone: \(Self.text(loner.node))"] }
  }

  private mutating func compare(_ old: SnapshotNode, _ new: SnapshotNode, path: String) {
    if let change = Self.change(from: old, to: new) { slots.append(["\(path) \(change)"]) }
    compareChildren(old, new, path: path)
  }

  private mutating func compareChildren(_ old: SnapshotNode, _ new: SnapshotNode, path: String) {
    let matches = SnapshotMatches(old.children, new.children)
    if matches.areReordered {
      let names = matches.pairs.map { new.children[$0.new].name }.joined(separator: ", ")
      slots.append(["\(path) has its children in another order: \(names)"])
    }
    for pair in matches.pairs {
      let child = new.children[pair.new]
      compare(old.children[pair.old], child, path: "\(path)/\(child.name)")
    }
    for index in matches.gone { gone.append(loner(old.children[index], path)) }
    for index in matches.new { self.new.append(loner(new.children[index], path)) }
  }

  private mutating func loner(_ node: SnapshotNode, _ path: String) -> Loner {
    slots.append([])
    return Loner(node: node, path: "\(path)/\(node.name)", slot: slots.count - 1)
  }

  /// Says of a node that came where it came from, if that can be told by its label.
  private mutating func describe(_ loner: Loner) {
    let origins = gone.indices.filter { loner.node.label != nil && gone[$0].node.label == loner.node.label }
    guard let origin = origins.first, origins.count == 1 else {
      slots[loner.slot] = ["\(loner.path) is new: \(Self.text(loner.node))"]
      return
    }
    let old = gone.remove(at: origin)
    let change = Self.change(from: old.node, to: loner.node).map { " and \($0)" } ?? ""
    let inner = SnapshotDifference(below: old.node, loner.node, path: loner.path).lines
    slots[loner.slot] = ["\(old.path) is \(loner.path) now\(change)"] + inner
  }

  /// How a node differs from what it was, apart from its children; nil if it does not.
  private static func change(from old: SnapshotNode, to new: SnapshotNode) -> String? {
    var changes: [String] = []
    let (before, after) = (old.frame, new.frame)
    if before.origin != after.origin {
      changes.append("moved by \(pair(after.minX - before.minX, after.minY - before.minY))")
    }
    if before.size != after.size {
      changes.append("resized by \(pair(after.width - before.width, after.height - before.height))")
    }
    var text = changes.joined(separator: " and ")
    if !changes.isEmpty { text += ": \(NumberText.text(before)) -> \(NumberText.text(after))" }
    var rest: [String] = []
    if old.isHidden != new.isHidden { rest.append(new.isHidden ? "is hidden" : "is not hidden any more") }
    if old.label != new.label { rest.append("was called \(old.name)") }
    if old.type != new.type { rest.append("was \(old.type), is \(new.type)") }
    let all = ([text] + rest).filter { !$0.isEmpty }
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "(\(NumberText.text(first)), \(NumberText.text(second)))"
  }

  private static func text(_ node: SnapshotNode) -> String {
    node.details + (node.count == 0 ? "" : " with \(node.count) below")
  }
}
