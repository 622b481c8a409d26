/// An update for which no constraint was found: what was wanted, the nearest there is, and where the two differ.
nonisolated public struct UnmatchedUpdate: Sendable, Equatable, CustomStringConvertible {
  /// The constraint the update asked for.
  public let wanted: String
  /// The recorded constraint with the fewest differences; nil when the item has none.
  public let nearest: String?
  /// The fields in which the two differ.
  public let differing: [String]

  public init(wanted: String, nearest: String?, differing: [String]) {
    self.wanted = wanted
    self.nearest = nearest
    self.differing = differing
  }

  public var description: String {
    let found =
      if let nearest {
        "The nearest is \(nearest), which differs in \(differing.joined(separator: ", "))."
      } else {
        "There is none on that item."
      }
    return "No constraint to update for \(wanted). \(found)"
  }
}
