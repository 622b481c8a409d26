import Foundation
import LayoutDSL

/// One of the four numbers of a frame.
nonisolated enum FramePart: String, CaseIterable {
  case x, y, width, height

  func value(in rect: CGRect) -> CGFloat {
    switch self {
    case .x: rect.origin.x
    case .y: rect.origin.y
    case .width: rect.size.width
    case .height: rect.size.height
    }
  }

  /// The attribute whose explanation says where the number comes from.
  var attribute: AttributeConstraint.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  /// The parts in which a frame is not the expected one, by more than the accuracy. Not a number is never as expected.
  static func differing(_ found: CGRect, _ expected: CGRect, accuracy: CGFloat) -> [FramePart] {
    allCases.filter { !(abs($0.value(in: found) - $0.value(in: expected)) <= accuracy) }
  }

  /// `x is 4 more, width is 10 less`.
  static func words(_ parts: [FramePart], found: CGRect, expected: CGRect) -> String {
    parts.map { part in
      let difference = part.value(in: found) - part.value(in: expected)
      guard difference.isFinite else { return "\(part.rawValue) is \(part.value(in: found))" }
      return "\(part.rawValue) is \(NumberText.difference(difference)) \(difference > 0 ? "more" : "less")"
    }.joined(separator: ", ")
  }
}
