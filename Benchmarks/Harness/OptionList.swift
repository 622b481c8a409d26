/// A command's arguments as pairs of a name and a value.
struct OptionList {
  private(set) var pairs: [(name: String, value: String)] = []

  /// `flags` are the names without a value. Nil when a name has no value or a value no name.
  init?(_ arguments: [String], flags: Set<String> = []) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard name.hasPrefix("--") else { return nil }
      if flags.contains(name) {
        pairs.append((name, ""))
      } else {
        guard let value = rest.popFirst() else { return nil }
        pairs.append((name, value))
      }
    }
  }

  /// The items of a list with commas; nil when one of them means nothing.
  static func items<Item>(_ list: String, _ item: (String) -> Item?) -> [Item]? {
    var items: [Item] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let item = item(String(text)) else { return nil }
      items.append(item)
    }
    return items
  }

  /// A number above 0; `_` may group its digits.
  static func size(_ text: String) -> Int? {
    guard let size = Int(text.filter { $0 != "_" }), size > 0 else { return nil }
    return size
  }
}
