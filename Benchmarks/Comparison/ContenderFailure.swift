/// Why there is no time.
enum ContenderFailure: Error, Equatable {
  /// It took longer than any measurement may.
  case capped
  /// It took too long at a smaller size already.
  case cappedBefore
  /// Building took too long.
  case notBuilt
  case failed(String)

  var text: String {
    switch self {
    case .capped: "over \(Int(Driver.cap / .seconds(1))) s"
    case .cappedBefore: "not run"
    case .notBuilt: "not built"
    case .failed(let reason): reason
    }
  }
}
