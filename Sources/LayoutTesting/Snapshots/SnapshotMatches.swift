/// Which children of a node are the same ones in two trees.
///
/// They are matched by name; where several have one name, equal ones first, then those of equal frames, then the others
/// in order. O(children²) for children of one name.
nonisolated struct SnapshotMatches {
  /// In the order of the new tree.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Those of the old tree that are not in the new one.
  private(set) var gone: [Int] = []
  private(set) var new: [Int] = []

  init(_ old: [SnapshotNode], _ new: [SnapshotNode]) {
    var freeOld = Array(old.indices)
    var freeNew = Array(new.indices)
    let rules: [(SnapshotNode, SnapshotNode) -> Bool] = [
      { $0 == $1 }, { $0.name == $1.name && $0.frame == $1.frame }, { $0.name == $1.name },
    ]
    for isSame in rules {
      freeNew.removeAll { index in
        guard let place = freeOld.firstIndex(where: { isSame(old[$0], new[index]) }) else { return false }
        pairs.append((freeOld.remove(at: place), index))
        return true
      }
    }
    pairs.sort { $0.new < $1.new }
    gone = freeOld
    self.new = freeNew
  }

  /// Whether those in both trees are not in the same order.
  var areReordered: Bool {
    zip(pairs, pairs.dropFirst()).contains { $0.old > $1.old }
  }
}
