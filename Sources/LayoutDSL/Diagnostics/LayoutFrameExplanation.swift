import Foundation

/// Why a whole frame is what it is.
nonisolated public struct LayoutFrameExplanation: Sendable, Equatable, CustomStringConvertible {
  public let left: LayoutExplanation
  public let width: LayoutExplanation
  public let top: LayoutExplanation
  public let height: LayoutExplanation

  public init(left: LayoutExplanation, width: LayoutExplanation, top: LayoutExplanation, height: LayoutExplanation) {
    self.left = left
    self.width = width
    self.top = top
    self.height = height
  }

  /// The four one after the other.
  public var description: String {
    [left, width, top, height].map(\.description).joined(separator: "\n")
  }
}
