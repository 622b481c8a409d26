/// What a cell shows, as `UIContentConfiguration`: a value that makes the view for itself.
public protocol ContentConfiguration: TreeBound {
  func makeContentView() -> View & ContentView
  /// The same for a state; itself where nothing depends on it.
  func updated(for state: any ConfigurationState) -> Self
}

/// Shows a configuration, as `UIContentView`.
public protocol ContentView: AnyObject, TreeBound {
  /// What is shown; setting another shows that.
  var configuration: any ContentConfiguration { get set }
  /// Whether it can show a configuration; those of the type of the present one unless implemented.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
