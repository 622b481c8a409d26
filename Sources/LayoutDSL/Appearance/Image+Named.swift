import Foundation

nonisolated extension Image {
  @TaskLocal private static var sizes: [String: CGSize] = [:]

  /// Has pictures by name be of sizes in points while a closure runs, as there are no catalogues here:
  /// `Image.withSizes(["logo": CGSize(width: 40, height: 40)]) { … }`.
  public static func withSizes<Result>(_ sizes: [String: CGSize], _ body: () throws -> Result) rethrows -> Result {
    try $sizes.withValue(Self.sizes.merging(sizes) { _, new in new }, operation: body)
  }

  /// A picture by name: of the size `withSizes` says, of no size unless it says any. Nil for an empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: Self.sizes[name] ?? .zero, name: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name)
  }

  /// A picture from the bytes of a PNG, of as many points as it says it has pixels, over `scale`; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes[0..<8]) == signature, scale > 0 else { return nil }
    func number(at index: Int) -> CGFloat {
      CGFloat(bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    self.init(size: CGSize(width: number(at: 16) / scale, height: number(at: 20) / scale), scale: scale)
  }

  /// A picture from a file of a PNG.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
