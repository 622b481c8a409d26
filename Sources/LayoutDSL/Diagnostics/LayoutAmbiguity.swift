import Foundation

/// A part of an item's frame that could be another without any constraint being met less well.
///
/// UIKit calls such a layout ambiguous and picks one; so does this library, always the same one.
nonisolated public struct LayoutAmbiguity: Sendable, Equatable, CustomStringConvertible {
  /// What is open: a position or a size, along one axis.
  nonisolated public enum Quantity: String, Sendable, CaseIterable {
    case minX, minY, width, height

    public var axis: AttributeConstraint.Axis { self == .minX || self == .width ? .horizontal : .vertical }
    public var isSize: Bool { self == .width || self == .height }
  }

  /// The name of the item.
  public let item: String
  public let quantity: Quantity
  /// What it is now, in points; a position is counted from the superview.
  public let value: CGFloat
  /// The least it could be; nil when nothing stops it.
  public let lowest: CGFloat?
  /// The most it could be; nil when nothing stops it.
  public let highest: CGFloat?
  /// What moves when it does, each as `item.quantity`, in order of addition to the tree.
  public let companions: [String]
  /// A statement for `snp.makeConstraints` of the item that would settle it as it is now.
  public let settledBy: String

  public init(
    item: String, quantity: Quantity, value: CGFloat, lowest: CGFloat?, highest: CGFloat?, companions: [String],
    settledBy: String
  ) {
    self.item = item
    self.quantity = quantity
    self.value = value
    self.lowest = lowest
    self.highest = highest
    self.companions = companions
    self.settledBy = settledBy
  }

  /// `avatar.minY is open: it is 0 and could be anything from 0 to 744. make.top.equalToSuperview() would settle it.`
  public var description: String {
    var text =
      "\(item).\(quantity.rawValue) is open: it is \(ReportNumber.points(value)) and could be anything\(range)."
    if !companions.isEmpty {
      text += " \(companions.joined(separator: ", ")) \(companions.count == 1 ? "moves" : "move") with it."
    }
    return "\(text) \(settledBy) would settle it."
  }

  private var range: String {
    switch (lowest, highest) {
    case (nil, nil): ""
    case (let lowest?, nil): " from \(ReportNumber.points(lowest))"
    case (nil, let highest?): " up to \(ReportNumber.points(highest))"
    case (let lowest?, let highest?): " from \(ReportNumber.points(lowest)) to \(ReportNumber.points(highest))"
    }
  }
}
