import Foundation

/// Names in the shape UIKit's console has them, the same on every run.
///
/// Where UIKit prints an address, these print a number in the order of addition to the tree: the root is `0x40`, and
/// each view, guide and constraint added after it takes the next multiple of `0x40`. What the library makes by itself for
/// an item has the numbers right after the item's. A number stays with its object until that is moved or added anew.
enum ConsoleName {
  /// What the library makes for an item, by its distance from the item's number.
  nonisolated enum Part: Int, Sendable {
    case itself = 0
    case frameWidth = 1
    case frameX = 2
    case frameHeight = 3
    case frameY = 4
    case contentWidth = 5
    case contentHeight = 6
    case leastWidth = 7
    case leastHeight = 8
    case safeArea = 9
    case margins = 14
    case scrollContent = 24
    case scrollFrame = 34
    case readable = 36
    case keyboard = 40
    // Of a guide the library places, counted from the guide.
    case insetLeft = 17
    case insetTop = 18
    case insetRight = 19
    case insetBottom = 20
  }

  /// `UILabel:0x80'title'`.
  static func text(_ item: any LayoutItem) -> String {
    "\(UIKitTypeName.name(of: item)):\(address(of: item))\(name(of: item).map(quoted) ?? "")"
  }

  static func address(of item: any LayoutItem, _ part: Part = .itself) -> String {
    text(number(of: item) + part.rawValue)
  }

  static func address(of constraint: AttributeConstraint) -> String {
    text(number(of: constraint))
  }

  /// The number an address is made of.
  static func number(of item: any LayoutItem) -> Int {
    if let view = item.view { return number(view.orderBase) }
    guard let guide = item.guide else { return 0 }
    let base = guide.owningView?.orderBase ?? 0
    switch guide.role {
    case .free: return number(base + guide.order)
    case .safeArea: return number(base) + Part.safeArea.rawValue
    case .margins: return number(base) + Part.margins.rawValue
    case .scrollContent: return number(base) + Part.scrollContent.rawValue
    case .scrollFrame: return number(base) + Part.scrollFrame.rawValue
    case .readable: return number(base) + Part.readable.rawValue
    case .keyboard: return number(base) + Part.keyboard.rawValue
    }
  }

  static func number(of constraint: AttributeConstraint) -> Int {
    guard let holder = constraint.holder?.view else { return 0 }
    return number(holder.orderBase + constraint.order)
  }

  /// In quotes, without what would break a line.
  static func quoted(_ name: String) -> String { "'\(onOneLine(name))'" }

  static func onOneLine(_ name: String) -> String { String(name.map { $0.isNewline ? " " : $0 }) }

  private static func number(_ order: Int) -> Int { (order + 1) * 0x40 }

  private static func text(_ number: Int) -> String { "0x" + String(number, radix: 16) }

  /// The label, or what the item shows as its text, cut as UIKit does.
  private static func name(of item: any LayoutItem) -> String? {
    if let guide = item.guide {
      return guide.layoutLabel ?? (guide.identifier.isEmpty ? nil : guide.identifier)
    }
    guard let view = item.view else { return nil }
    return view.layoutLabel ?? view.usedAccessibilityIdentifier ?? view.reportText.map(cut)
  }

  /// As much of a name as UIKit shows.
  static func cut(_ name: String) -> String {
    name.count > 25 ? name.prefix(25) + "..." : name
  }
}
