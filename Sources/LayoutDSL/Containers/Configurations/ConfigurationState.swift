/// What a content configuration can depend on, as `UIConfigurationState`.
nonisolated public protocol ConfigurationState: Sendable {
  var traitCollection: TraitCollection { get set }
}

/// The state of a header or footer, as `UIViewConfigurationState`.
nonisolated public struct ViewConfigurationState: ConfigurationState, Hashable {
  public var traitCollection: TraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false

  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell, as `UICellConfigurationState`.
nonisolated public struct CellConfigurationState: ConfigurationState, Hashable {
  public var traitCollection: TraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }
}
