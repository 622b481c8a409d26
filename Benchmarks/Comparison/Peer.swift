/// The solvers ours is compared with; their drivers are programs of these names.
package enum Peer: String, CaseIterable, Sendable {
  /// C++.
  case kiwi
  /// Rust.
  case cassowary
}
