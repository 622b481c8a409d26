import Foundation

/// The names classes have in reports: the library's own those they have in UIKit and SnapKit, others their module's.
nonisolated package enum UIKitTypeName {
  /// `UIView`, `SnapKit.LayoutConstraint`, `Shop.PriceView`; made of letters, digits, `.` and `_` alone, so that parsers
  /// of console logs can read it.
  package static func name(of object: AnyObject) -> String {
    let name = withoutArguments(String(reflecting: type(of: object)))
    guard let module = name.firstIndex(of: "."), name[..<module] == "LayoutDSL" else { return name }
    let own = String(name[name.index(after: module)...])
    if own == "LayoutConstraint" { return "SnapKit.LayoutConstraint" }
    return object is AttributeConstraint ? "NSLayoutConstraint" : "UI" + own
  }

  /// Leaves out generic arguments, and the contexts of private types, which are named by addresses.
  private static func withoutArguments(_ name: String) -> String {
    var kept = ""
    var depth = 0
    for character in name {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: if depth == 0 { kept.append(character) }
      }
    }
    return kept.split(separator: ".").joined(separator: ".")
  }
}
