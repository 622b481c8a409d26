/// Which hints were told and which are not wanted; each tree keeps one at its root.
nonisolated package struct HintState: Sendable {
  /// What makes two hints the same.
  private struct Key: Hashable, Sendable {
    let category: LayoutHint.Category
    let file: String?
    let line: UInt?
    let detail: [String]
  }

  package var silenced: Set<LayoutHint.Category> = []
  private var told: Set<Key> = []

  package init(silencing silenced: Set<LayoutHint.Category> = []) {
    self.silenced = silenced
  }

  /// Whether a hint is to be told; if so, it is not the next time.
  package mutating func take(_ hint: LayoutHint) -> Bool {
    guard !silenced.contains(hint.kind.category) else { return false }
    let key = Key(category: hint.kind.category, file: hint.file, line: hint.line, detail: hint.kind.detail)
    return told.insert(key).inserted
  }
}
