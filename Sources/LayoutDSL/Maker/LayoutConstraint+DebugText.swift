import Foundation

extension LayoutConstraint {
  /// `<TYPE:NAME@FILE#LINE FIRST.attribute REL SECOND.attribute * MULTIPLIER + CONSTANT ^PRIORITY>`, what does not apply
  /// left out. Names are labels, or addresses.
  package var debugText: String {
    var text = "<SnapKit.LayoutConstraint:\(label ?? Self.address(of: self))"
    if let sourceFile {
      text += "@\(sourceFile.split(separator: "/").last ?? "")"
      if let sourceLine { text += "#\(sourceLine)" }
    }
    text += " \(Self.operand(first, firstAttribute)) \(relation.symbol)"
    if hasSecondItem { text += " \(Self.operand(second, secondAttribute))" }
    if multiplier != 1 { text += " * \(multiplier)" }
    if secondAttribute == .notAnAttribute {
      text += " \(constant)"
    } else if constant != 0 {
      text += constant > 0 ? " + \(constant)" : " - \(abs(constant))"
    }
    if priority != .required { text += " ^UILayoutPriority(rawValue: \(priority.rawValue))" }
    return text + ">"
  }

  private static func operand(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone).\(attribute)" }
    let name = (item as? any ConstrainedItem)?.layoutLabel ?? address(of: item)
    return "\(typeName(of: item)):\(name).\(attribute)"
  }

  /// The library's own classes under their UIKit names, others with their module.
  private static func typeName(of item: AnyObject) -> String {
    let name = String(reflecting: type(of: item))
    if name.hasPrefix("LayoutDSL.") { return "UI\(type(of: item))" }
    // Private types are reflected with the address of their context.
    return name.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
