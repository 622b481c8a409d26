import Foundation
import LayoutDSL

extension LaidOutItem {
  /// What determines each of the attributes, as indented lines to put below a message.
  func explanation(of attributes: [AttributeConstraint.Attribute]) -> String {
    let explanations = attributes.compactMap { attribute in
      (item as? View)?.explain(attribute) ?? (item as? LayoutGuide)?.explain(attribute)
    }
    return explanations.filter { !$0.steps.isEmpty }.map { "\n\($0)".replacingOccurrences(of: "\n", with: "\n  ") }
      .joined()
  }
}
