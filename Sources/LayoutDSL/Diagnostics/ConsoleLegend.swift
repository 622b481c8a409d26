/// The names of items in one constraint of UIKit's console, and what stands behind its body to explain them.
///
/// A view with an accessibility identifier goes by that alone, and its address is given at the end; `|` stands for a
/// superview.
struct ConsoleLegend {
  private var entries: [String] = []

  /// `UIView:0x80'title'`, or the accessibility identifier.
  mutating func name(_ item: any LayoutItem) -> String {
    guard let identifier = (item as? View)?.usedAccessibilityIdentifier else { return ConsoleName.text(item) }
    let name = ConsoleName.cut(ConsoleName.onOneLine(identifier))
    let entry = "\(name):\(ConsoleName.address(of: item))"
    if !entries.contains(entry) { entries.append(entry) }
    return name
  }

  /// `|`
  mutating func superview(_ view: View?) -> String {
    guard let view else { return "|" }
    let name = name(view)
    let isIdentifier = view.usedAccessibilityIdentifier != nil
    entries.append("'|':\(name)\(isIdentifier ? ":\(ConsoleName.address(of: view))" : "")")
    return "|"
  }

  /// `   (active, names: avatar:0x80, '|':UIView:0x40 )`
  var text: String {
    entries.isEmpty ? "   (active)" : "   (active, names: \(entries.joined(separator: ", ")) )"
  }
}
