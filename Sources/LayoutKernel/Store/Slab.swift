/// One piece of memory that the tables of a small solver share, so that making and freeing one is a single allocation.
/// A table that outgrows its part moves out.
struct Slab: BitwiseCopyable {
  /// Points nowhere while `size` is 0, as an optional would cost unwrapping.
  private var base: UnsafeMutableRawPointer
  private var size: Int
  private var used = 0

  /// Owns no memory.
  init() {
    base = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
    size = 0
  }

  init(size: Int) {
    base = .allocate(byteCount: size, alignment: 16)
    self.size = size
  }

  /// The next part of the memory. Traps when it does not fit: the sizes are constants of the program.
  mutating func take<Element: BitwiseCopyable>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
    let start = (used + 15) & ~15
    used = start + count * MemoryLayout<Element>.stride
    precondition(used <= size, "the slab is too small for its tables")
    return (base + start).bindMemory(to: type, capacity: count)
  }

  mutating func free() {
    if size > 0 { base.deallocate() }
    self = Slab()
  }
}
