import Foundation
import LayoutKernel

/// What a row of the solver stands for in the tree it was made from, or one of the constants in it.
enum RowMeaning {
  case constraint(AttributeConstraint)
  /// One of the four rows that hold a view to its frame, with the form it was made with.
  case frame(View, FramePart, FrameForm)
  /// One of the four rows that hold a root to its frame.
  case rootFrame(View, FramePart, CGFloat)
  /// Content hugging or compression resistance, with the size of the content.
  case content(View, AttributeConstraint.Axis, isHugging: Bool, CGFloat)
  /// A width or height that is not negative.
  case leastSize(any LayoutItem, AttributeConstraint.Axis)
  /// One edge of a guide the library places, with its inset. It has no row: the rows that mention the guide have the inset
  /// in their constants.
  case inset(LayoutGuide, Side, CGFloat)

  /// What of a frame a row holds; raw values in the order of the rows.
  nonisolated enum FramePart: Int, Sendable, CaseIterable {
    case width, x, height, y

    var axis: AttributeConstraint.Axis { self == .width || self == .x ? .horizontal : .vertical }
    var isSize: Bool { self == .width || self == .height }
  }

  /// An edge; raw values in the order of the rows.
  nonisolated enum Side: Int, Sendable, CaseIterable {
    case left, top, right, bottom

    var axis: AttributeConstraint.Axis { self == .left || self == .right ? .horizontal : .vertical }
    var isStart: Bool { self == .left || self == .top }
  }

  /// The item it is about first; nil once that is gone.
  var item: (any LayoutItem)? {
    switch self {
    case .constraint(let constraint): constraint.first
    case .frame(let view, _, _), .rootFrame(let view, _, _), .content(let view, _, _, _): view
    case .leastSize(let item, _): item
    case .inset(let guide, _, _): guide
    }
  }

  /// Whether it is one the library makes by itself.
  var isLibrarys: Bool {
    if case .constraint(let constraint) = self { constraint.isLibraryMade } else { true }
  }

  var priority: LayoutPriority {
    switch self {
    case .constraint(let constraint): constraint.priority
    case .content(let view, let axis, let isHugging, _):
      isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    case .rootFrame(let view, let part, _) where part.isSize && !view.keepsFrame:
      LayoutPriority(LibraryRank.rootSizeWish)
    default: .required
    }
  }

  /// What UIKit takes for one object has one number; see `ConsoleName`.
  var number: Int {
    guard let item else { return 0 }
    let base = ConsoleName.number(of: item)
    switch self {
    case .constraint(let constraint): return ConsoleName.number(of: constraint)
    case .frame, .rootFrame, .content, .leastSize, .inset: return base + (part?.rawValue ?? 0)
    }
  }

  /// Where the number of the library's own rows is, counted from their item's.
  var part: ConsoleName.Part? {
    switch self {
    case .constraint: nil
    case .frame(_, let part, _), .rootFrame(_, let part, _):
      switch part {
      case .width: .frameWidth
      case .x: .frameX
      case .height: .frameHeight
      case .y: .frameY
      }
    case .content(_, let axis, _, _): axis == .horizontal ? .contentWidth : .contentHeight
    case .leastSize(_, let axis): axis == .horizontal ? .leastWidth : .leastHeight
    case .inset(_, let side, _):
      switch side {
      case .left: .insetLeft
      case .top: .insetTop
      case .right: .insetRight
      case .bottom: .insetBottom
      }
    }
  }
}
