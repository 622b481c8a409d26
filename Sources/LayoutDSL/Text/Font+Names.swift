import Foundation

nonisolated extension Font {
  /// The PostScript name: the one the font was asked for by, `.SFUI-` and the weight for the system font.
  public var fontName: String {
    if let givenName { return givenName }
    return ".SFUI-" + weight.name + (isItalic ? "Italic" : "")
  }

  /// The name without the style after its last hyphen.
  public var familyName: String {
    guard let givenName else { return ".AppleSystemUIFont" }
    return givenName.lastIndex(of: "-").map { String(givenName[..<$0]) } ?? givenName
  }

  /// Whether it is the system font, for measurers that know others.
  public var isSystemFont: Bool { givenName == nil }
}

nonisolated extension Font.Weight {
  /// The word for it in PostScript names.
  fileprivate var name: String {
    let names: [(limit: CGFloat, name: String)] = [
      (-0.7, "Ultralight"), (-0.5, "Thin"), (-0.2, "Light"), (0.115, "Regular"), (0.265, "Medium"), (0.35, "Semibold"),
      (0.48, "Bold"), (0.59, "Heavy"),
    ]
    return names.first { rawValue < $0.limit }?.name ?? "Black"
  }
}
