extension UnmatchedUpdate {
  /// Tells which recorded constraint comes nearest to the wanted one: first one with the same first attribute, then the
  /// one that differs in the fewest fields, then the first recorded.
  package init(_ wanted: LayoutConstraint, among recorded: [LayoutConstraint]) {
    let wantedKey = LayoutConstraintKey(wanted)
    var nearest: (constraint: LayoutConstraint, differing: [LayoutConstraintKey.Field])?
    for candidate in recorded {
      let differing = wantedKey.fields(differingFrom: LayoutConstraintKey(candidate))
      guard let best = nearest else {
        nearest = (candidate, differing)
        continue
      }
      let rank = (differing.contains(.firstAttribute) ? 1 : 0, differing.count)
      let bestRank = (best.differing.contains(.firstAttribute) ? 1 : 0, best.differing.count)
      if rank < bestRank { nearest = (candidate, differing) }
    }
    self.init(
      wanted: wanted.reportText, nearest: nearest?.constraint.reportText,
      differing: nearest?.differing.map(\.rawValue) ?? [])
  }
}
