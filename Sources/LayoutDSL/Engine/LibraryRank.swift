import LayoutKernel

/// The ranks of required constraints: in a contradiction the lower one gives way.
nonisolated enum LibraryRank {
  /// What users ask for, and content at priority 1000.
  static let user = 0
  /// What containers ask for.
  static let container = 1
  /// Frames by autoresizing mask.
  static let frame = 2
  /// No width or height is negative.
  static let size = 3
  /// The frame of the root.
  static let root = 4

  /// The level at which a scroll view wishes its content to be as large as it was set by hand.
  static let contentSizeWish: Float = 0.01
  /// The level at which a root laid out by constraints wishes to keep its size.
  static let rootSizeWish: Float = 0.001

  /// The strength for a legal priority.
  static func strength(_ priority: LayoutPriority, rank: Int = user, weight: Double = 1) -> Strength {
    priority == .required ? .required(rank: rank) : .level(priority.rawValue, weight: weight)
  }
}

extension LibraryRank {
  /// The strength of a constraint.
  static func strength(of constraint: AttributeConstraint) -> Strength {
    strength(constraint.priority, rank: constraint.isLibraryMade ? container : user)
  }
}
