import Foundation

/// The report of a contradiction as UIKit writes it to the console, line by line, with the blanks it has at line ends.
enum ConsoleReport {
  /// - Parameters:
  ///   - meanings: the whole contradicting set in order of addition, the broken one among it.
  ///   - broken: what the layout goes on without.
  static func text(_ meanings: [RowMeaning], breaking broken: RowMeaning) -> String {
    let listed = list(meanings)
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if listed.contains(where: \.isFromAutoresizingMask) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    for (index, meaning) in listed.enumerated() {
      lines.append("    \"\(meaning.consoleText)\"\(index == listed.count - 1 ? "" : ",")")
    }
    lines += [
      ")", "",
      "Will attempt to recover by breaking constraint ", broken.consoleText, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be "
        + "helpful.",
    ]
    return lines.joined(separator: "\n")
  }

  /// Those UIKit would list in its order: without identifier, those from autoresizing masks first, then by identifier;
  /// among equals in order of addition. What is implied is left out, hugging and compression resistance are one.
  private static func list(_ meanings: [RowMeaning]) -> [RowMeaning] {
    var numbers: Set<Int> = []
    let shown = meanings.filter { !$0.isImplicit && numbers.insert($0.number).inserted }
    return shown.enumerated().sorted { left, right in
      if left.element.comesBefore(right.element) { return true }
      return !right.element.comesBefore(left.element) && left.offset < right.offset
    }.map(\.element)
  }
}

extension RowMeaning {
  fileprivate func comesBefore(_ other: RowMeaning) -> Bool {
    switch (identifier, other.identifier) {
    case (nil, nil): isFromAutoresizingMask && !other.isFromAutoresizingMask
    case (nil, _): true
    case (_, nil): false
    case (let own?, let others?): own.unicodeScalars.lexicographicallyPrecedes(others.unicodeScalars)
    }
  }
}
