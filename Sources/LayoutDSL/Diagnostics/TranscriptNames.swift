/// Names for a constraint transcript: letters, digits, `_` and `.`, not beginning with a digit or `.`, each once.
nonisolated struct TranscriptNames {
  private var used: Set<String> = []
  /// The last number each name was given out with.
  private var counts: [String: Int] = [:]

  /// A name like the text that was not given out before.
  mutating func take(_ text: String) -> String {
    let name = Self.name(like: text)
    var candidate = name
    var count = counts[name] ?? 1
    while !used.insert(candidate).inserted {
      count += 1
      candidate = "\(name)_\(count)"
    }
    counts[name] = count
    return candidate
  }

  /// Brackets are left out, everything else that has no place in a name becomes `_`.
  private static func name(like text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where scalar != "[" && scalar != "]" {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
      let isOther = ("0"..."9").contains(scalar) || scalar == "."
      if name.isEmpty && isOther { name = "_" }
      name.unicodeScalars.append(isLetter || isOther ? scalar : "_")
    }
    return name.isEmpty ? "_" : name
  }
}
