import Foundation

extension LayoutConstraint {
  /// `<TYPE:NAME@FILE#LINE FIRST.attribute REL SECOND.attribute * MULTIPLIER + CONSTANT ^PRIORITY>`, what does not apply
  /// left out. Names are labels, or addresses.
  package var debugText: String {
    debugText(name: label ?? Self.address(of: self)) { item in
      let name = item.layoutLabel ?? Self.address(of: item)
      return "\(UIKitTypeName.name(of: item)):\(name)"
    }
  }

  /// The same shape with other names.
  /// - Parameters:
  ///   - name: what identifies the constraint.
  ///   - label: shown in quotes after the place, where a parser of logs looks for it.
  ///   - itemName: the name of an item, its class included.
  package func debugText(
    name: String, label: String? = nil, itemName: (any LayoutItem) -> String
  ) -> String {
    var text = "<\(UIKitTypeName.name(of: self)):\(name)"
    if let sourceFile {
      text += "@\(sourceFile.split(separator: "/").last ?? "")"
      if let sourceLine { text += "#\(sourceLine)" }
    }
    if let label { text += " '\(label)'" }
    text += " \(first.map(itemName) ?? "(gone)").\(firstAttribute) \(relation.symbol)"
    if hasSecondItem { text += " \(second.map(itemName) ?? "(gone)").\(secondAttribute)" }
    if multiplier != 1 { text += " * \(multiplier)" }
    if secondAttribute == .notAnAttribute {
      text += " \(constant)"
    } else if constant != 0 {
      text += constant > 0 ? " + \(constant)" : " - \(abs(constant))"
    }
    if priority != .required { text += " ^UILayoutPriority(rawValue: \(priority.rawValue))" }
    return text + ">"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
