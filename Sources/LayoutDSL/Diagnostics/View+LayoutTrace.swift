import Foundation

extension View {
  /// The view and everything inside as an indented list, after UIKit's `_autolayoutTrace`: what lays each item out, its
  /// frame as of the last layout, and what of it is open with its value. Lays out the tree first.
  ///
  /// Items have the names they have in reports of contradictions. A line for each: `•` the root, which owns the solver, `*`
  /// laid out by constraints, `+` by its frame and autoresizing mask, nothing in front where nothing is said about it.
  public var layoutTrace: String {
    guard let engine = laidOutEngine else { return "" }
    var lines: [String] = []
    addTrace(to: &lines, indentation: "", engine)
    lines += [
      "", "Legend:", "\t* - laid out by constraints",
      "\t+ - laid out by its frame and autoresizing mask, which enter as constraints",
      "\t• - root, owner of the solver",
    ]
    return lines.joined(separator: "\n")
  }

  private func addTrace(to lines: inout [String], indentation: String, _ engine: TreeEngine) {
    let mark = superview == nil ? "•" : !keepsFrame ? "*" : translatesAutoresizingMaskIntoConstraints ? "+" : ""
    lines.append(
      "\(indentation)\(mark)\(ConsoleName.text(self)) \(Self.text(frame))\(engine.ambiguityText(record, self))")
    for guide in allGuides {
      lines.append(
        "\(indentation)|   *\(ConsoleName.text(guide)) \(Self.text(guide.layoutFrame))"
          + engine.ambiguityText(guide.record, guide))
    }
    for subview in subviews { subview.addTrace(to: &lines, indentation: indentation + "|   ", engine) }
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(ReportNumber.points).joined(separator: ", ")))"
  }
}

extension TreeEngine {
  /// `- AMBIGUOUS LAYOUT for UIView:0x80.minY{id: 5} = 0`, nothing for what is determined. The unknowns have numbers in
  /// the order of addition to the tree, four an item.
  fileprivate func ambiguityText(_ record: ItemRecord?, _ item: any LayoutItem) -> String {
    guard let record else { return "" }
    let open = openVariables(of: record)
    guard !open.isEmpty else { return "" }
    let parts = open.map { quantity, variable in
      let name = quantity.isSize ? quantity.rawValue.capitalized : quantity.rawValue
      let value = solvedValue(of: variable).map { " = \(ReportNumber.points($0))" } ?? ""
      return "\(ConsoleName.text(item)).\(name){id: \(record.order * 4 + quantity.place)}\(value)"
    }
    return "- AMBIGUOUS LAYOUT for \(parts.joined(separator: ", "))"
  }
}

nonisolated extension LayoutAmbiguity.Quantity {
  /// Its place among the unknowns of an item.
  fileprivate var place: Int {
    switch self {
    case .minX: 0
    case .minY: 1
    case .width: 2
    case .height: 3
    }
  }
}
