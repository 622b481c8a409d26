extension CollectionViewCell {
  /// What the cell shows in its content view; nil for nothing of the kind.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue?.updated(for: configurationState), in: contentView)
      setNeedsLayout()
    }
  }

  /// Whether the configuration follows the state of the cell; true unless set.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesByItself }
    set { configured.updatesByItself = newValue }
  }

  public var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Has `updateConfiguration(using:)` be called with the next layout.
  public func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
}
