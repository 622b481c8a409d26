/// Where a view is in the `WaitingList`s of its superview.
nonisolated package struct WaitingPlaces: Sendable {
  nonisolated package enum Place: Equatable, Sendable {
    case nowhere
    case listed(Int)
    /// A pass is about to come by.
    case queued
  }

  private var places = SIMD4<Int32>(repeating: -1)

  package init() {}

  package subscript(_ awaited: Awaited) -> Place {
    get {
      switch places[awaited.rawValue] {
      case -1: .nowhere
      case -2: .queued
      case let place: .listed(Int(place))
      }
    }
    set {
      places[awaited.rawValue] =
        switch newValue {
        case .nowhere: -1
        case .queued: -2
        case .listed(let place): Int32(place)
        }
    }
  }
}
