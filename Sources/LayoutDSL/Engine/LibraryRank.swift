import LayoutKernel

/// The ranks of required constraints: in a contradiction the lower one gives way.
nonisolated enum LibraryRank {
  /// What users ask for, and content at priority 1000.
  static let user = 0
  /// Frames by autoresizing mask.
  static let frame = 1
  /// No width or height is negative.
  static let size = 2
  /// The frame of the root.
  static let root = 3

  /// The level at which a root laid out by constraints wishes to keep its size.
  static let rootSizeWish: Float = 0.001

  /// The strength of a constraint with a legal priority.
  static func strength(_ priority: LayoutPriority) -> Strength {
    priority == .required ? .required(rank: user) : .level(priority.rawValue)
  }
}
