nonisolated extension ViewPresentation {
  /// What of it changes.
  nonisolated package struct Properties: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let bounds = Properties(rawValue: 1 << 0)
    package static let center = Properties(rawValue: 1 << 1)
    package static let transform = Properties(rawValue: 1 << 2)
    package static let alpha = Properties(rawValue: 1 << 3)
    package static let backgroundColor = Properties(rawValue: 1 << 4)
    package static let frame: Properties = [.bounds, .center]
  }

  /// This one with some of another's properties.
  package func taking(_ properties: Properties, from other: ViewPresentation) -> ViewPresentation {
    var result = self
    if properties.contains(.bounds) { result.bounds = other.bounds }
    if properties.contains(.center) { result.center = other.center }
    if properties.contains(.transform) { result.transform = other.transform }
    if properties.contains(.alpha) { result.alpha = other.alpha }
    if properties.contains(.backgroundColor) { result.backgroundColor = other.backgroundColor }
    return result
  }
}
