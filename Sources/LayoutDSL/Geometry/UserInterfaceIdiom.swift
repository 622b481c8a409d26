/// The kind of device. Raw values as `UIUserInterfaceIdiom`.
nonisolated public enum UserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}
