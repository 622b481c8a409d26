import Foundation
import LayoutDSL
import Synchronization

/// What was copied, as `UIPasteboard`.
///
/// Nothing is shared between tests: `general` is the pasteboard of the closure that is running,
/// `UIPasteboard.withGeneral(UIPasteboard()) { … }`. Outside of one it is a new, empty one each time, so what is written there is
/// gone.
nonisolated public final class UIPasteboard: Sendable {
  @TaskLocal private static var bound: UIPasteboard?

  public static var general: UIPasteboard { bound ?? UIPasteboard() }

  /// Has `general` be a pasteboard while the closure runs.
  public static func withGeneral<Result>(_ pasteboard: UIPasteboard, _ body: () throws -> Result) rethrows -> Result {
    try $bound.withValue(pasteboard, operation: body)
  }

  /// Something that was copied.
  nonisolated private enum Entry: Sendable {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
  }

  private let state = Mutex<(entries: [Entry], changes: Int)>(([], 0))

  public init() {}

  private var entries: [Entry] {
    get { state.withLock { $0.entries } }
    set { state.withLock { $0 = (newValue, $0.changes + 1) } }
  }

  /// Goes up whenever something is written.
  public var changeCount: Int { state.withLock { $0.changes } }

  // Writing takes the place of whatever there was, of any kind.

  public var strings: [String]? {
    get {
      let found = entries.compactMap { if case .string(let string) = $0 { string } else { nil } }
      return found.isEmpty ? nil : found
    }
    set { entries = (newValue ?? []).map(Entry.string) }
  }
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var url: URL? {
    get { entries.lazy.compactMap { if case .url(let url) = $0 { url } else { nil } }.first }
    set { entries = newValue.map { [.url($0)] } ?? [] }
  }
  public var image: UIImage? {
    get { entries.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first }
    set { entries = newValue.map { [.image($0)] } ?? [] }
  }
  public var color: UIColor? {
    get { entries.lazy.compactMap { if case .color(let color) = $0 { color } else { nil } }.first }
    set { entries = newValue.map { [.color($0)] } ?? [] }
  }
  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
}
