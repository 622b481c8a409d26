/// The content of a cell, header or footer by configuration.
///
/// UIKit replaces the cell's content view by the configuration's. Here that one fills the content view.
struct ConfiguredContent {
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var view: (View & ContentView)?
  /// Whether `updateConfiguration` is to be called.
  var needsUpdate = false
  var updatesByItself = true

  /// Shows a configuration, or nothing, in a view that is there for that alone.
  mutating func show(_ new: (any ContentConfiguration)?, in holder: View) {
    configuration = new
    if let new, let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    view = new?.makeContentView()
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.insertSubview(view, at: 0)
    view.snp.makeConstraints { make in make.edges.equalToSuperview() }
  }

  /// Shows the present configuration as it is for a state.
  mutating func update(for state: any ConfigurationState, in holder: View) {
    guard updatesByItself, let configuration else { return }
    show(configuration.updated(for: state), in: holder)
  }
}
