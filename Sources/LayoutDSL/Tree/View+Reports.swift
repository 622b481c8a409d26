import Foundation

extension View {
  /// The kinds of hints this tree is not given; read at the root. None unless set, `.all` for every kind.
  ///
  /// A statement looks at the root the view has when it is made. Silencing changes nothing else, and a silenced hint
  /// does not count as told.
  public var silencedHints: Set<LayoutHint.Category> {
    get { hintState.silenced }
    set { hintState.silenced = newValue }
  }

  /// The name reports use: its label, its accessibility identifier, or its class and where it is among its superview's
  /// subviews.
  package var reportName: String {
    if let name = layoutLabel ?? usedAccessibilityIdentifier { return name }
    let own = String(describing: type(of: self))
    guard let superview else { return own }
    return "\(superview.reportName).\(own)[\(hierarchy.index)]"
  }

  /// The accessibility identifier; nil for an empty one.
  var usedAccessibilityIdentifier: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

  package var reportDescription: String { "\(reportName) \(Self.text(frame))" }

  /// Reports something that was not written at a place known to us.
  package func tell(_ kind: LayoutIssue.Kind) {
    report(.issue(LayoutIssue(kind: kind)), from: self)
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map(AttributeConstraint.number).joined(separator: ", ") + ")"
  }
}
