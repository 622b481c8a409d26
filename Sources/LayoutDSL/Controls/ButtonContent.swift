import Foundation

/// What is set of a button for its states.
nonisolated struct ButtonContent {
  var titles: [Control.State: String] = [:]
  var attributedTitles: [Control.State: NSAttributedString] = [:]
  var titleColors: [Control.State: Color] = [:]
  var images: [Control.State: Image] = [:]
  var backgroundImages: [Control.State: Image] = [:]

  /// What is set for a state, or else for the normal one.
  static func value<Value>(of values: [Control.State: Value], in state: Control.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
