import Foundation

/// One way out of a contradiction, which is enough by itself.
nonisolated public struct LayoutResolution: Sendable, Equatable, CustomStringConvertible {
  /// What would be done to the constraint.
  nonisolated public enum Remedy: Sendable, Equatable {
    /// Drop it, or make it optional. At `lowestPriority` and above, below 1000, it still comes as close as the others
    /// let it, which is `missesBy` points away; at lower ones something else wins over it.
    case dropOrMakeOptional(lowestPriority: LayoutPriority, missesBy: CGFloat)
    /// Lower the content hugging priority of the item below 1000; the numbers as above.
    case lowerContentHugging(lowestPriority: LayoutPriority, missesBy: CGFloat)
    /// Lower the compression resistance of the item below 1000; the numbers as above.
    case lowerCompressionResistance(lowestPriority: LayoutPriority, missesBy: CGFloat)
    /// Let constraints lay out the item: set `translatesAutoresizingMaskIntoConstraints` to false.
    case stopTranslatingAutoresizingMask
    /// Give the root another frame: `component` (`width`, `minX` ...) would have to have this value, in points.
    case changeRootFrame(component: String, to: CGFloat)
  }

  /// The constraint something would be done to.
  public let constraint: ConstraintSummary
  /// The name of the item it is about first.
  public let item: String
  public let remedy: Remedy

  public init(constraint: ConstraintSummary, item: String, remedy: Remedy) {
    self.constraint = constraint
    self.item = item
    self.remedy = remedy
  }

  public var description: String {
    let place = SourcePlace.text(file: constraint.file, line: constraint.line).map { " (\($0))" } ?? ""
    let name = constraint.label ?? constraint.equation
    switch remedy {
    case .dropOrMakeOptional(let lowest, let miss):
      return "drop \(name)\(place), or make it optional\(Self.text(lowest, miss))"
    case .lowerContentHugging(let lowest, let miss):
      return "lower the content hugging priority of \(item) below 1000\(Self.text(lowest, miss))"
    case .lowerCompressionResistance(let lowest, let miss):
      return "lower the compression resistance of \(item) below 1000\(Self.text(lowest, miss))"
    case .stopTranslatingAutoresizingMask:
      return "set translatesAutoresizingMaskIntoConstraints of \(item) to false"
    case .changeRootFrame(let component, let value):
      return "give \(item) another frame: its \(component) would have to be \(ReportNumber.points(value))"
    }
  }

  private static func text(_ lowest: LayoutPriority, _ miss: CGFloat) -> String {
    let priority =
      lowest.rawValue <= 1 ? "at any priority" : "at \(ReportNumber.general(CGFloat(lowest.rawValue))) or above"
    let effect = miss == 0 ? "it still holds" : "it misses by \(ReportNumber.points(miss))"
    return "; \(priority) \(effect)"
  }
}
