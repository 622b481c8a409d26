import Foundation

extension TableViewCell {
  /// What the cell shows in place of its style's content; nil for nothing of the kind. A list's configuration makes the row at least
  /// 44 points high, as the standard content does.
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

  /// An empty configuration for the cell's style.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  public var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = place.isSwiped
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

  /// How high at least a configuration of a list makes the cell, without its separator.
  var configuredHeight: CGFloat {
    configured.configuration is ListContentConfiguration ? Self.standardHeight - place.separatorHeight : 0
  }
}
