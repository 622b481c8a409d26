import Foundation

/// A view one can do something with, as `UIControl`. What it does is given as closures; there are no selectors here.
open class Control: View {
  private struct Registration {
    let action: Action
    var events: Event
  }

  private var registrations: [Registration] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// What the three flags say together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  // MARK: Actions

  /// Has the action performed whenever one of the events happens. An action is performed once an event and in the order
  /// of addition; one with the identifier of an earlier one takes its place.
  open func addAction(_ action: Action, for events: Event) {
    if let known = registrations.firstIndex(where: { $0.action.isSame(as: action) }) {
      let all = registrations[known].events.union(events)
      registrations[known] = Registration(action: action, events: all)
    } else {
      registrations.append(Registration(action: action, events: events))
    }
  }

  /// Has a closure called whenever one of the events happens. Returns the action, by which it can be removed.
  @discardableResult public func addAction(for events: Event, _ body: @escaping () -> Void) -> Action {
    let action = Action { _ in body() }
    addAction(action, for: events)
    return action
  }

  /// No longer performs the action for these events.
  open func removeAction(_ action: Action, for events: Event) {
    guard let known = registrations.firstIndex(where: { $0.action.isSame(as: action) }) else { return }
    registrations[known].events.subtract(events)
    if registrations[known].events.isEmpty { registrations.remove(at: known) }
  }

  /// Performs the actions of any of the events, in the order they were added: what a touch does on a device.
  open func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      sendAction(registration.action)
    }
  }

  /// Performs an action now.
  open func sendAction(_ action: Action) {
    action.sender = self
    action.handler(action)
  }

  /// Does what the control is there for, as a tap would: sends `primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Does what a finger that touches it and lifts does, if it is enabled.
  package override func takeTouch() -> Bool {
    if isEnabled { touched() }
    return true
  }

  /// What a touch does: it sends `touchDown`, `touchUpInside` and `primaryActionTriggered`.
  package func touched() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// What the control shows may depend on its state.
  package func stateChanged() {}
}

extension Action {
  func isSame(as other: Action) -> Bool {
    self === other || identifier != nil && identifier == other.identifier
  }
}
