/// A growable run of plain values behind one pointer.
///
/// Swift's arrays check uniqueness and exclusivity at every write, which costs the solver's inner loops a third of their
/// time. Copies of a buffer share its memory: whoever holds the engine frees it once, and `duplicate()` makes a real copy.
package struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
  /// Not an optional: unwrapping one costs most of the time of builds without optimization. Points nowhere while
  /// `capacity` is 0.
  private var base: UnsafeMutablePointer<Element>
  package private(set) var count = 0
  private var capacity = 0
  /// False while the memory is part of a slab that is freed as a whole.
  private var ownsMemory = false

  package init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// An empty run with room in the slab.
  init(capacity: Int, in slab: inout Slab) {
    base = slab.take(capacity, of: Element.self)
    self.capacity = capacity
  }

  /// A run of `count` elements in memory that belongs to someone else.
  init(in memory: UnsafeMutableRawPointer, count: Int) {
    base = memory.bindMemory(to: Element.self, capacity: count)
    self.count = count
    capacity = count
  }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  package subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  package var isEmpty: Bool { count == 0 }
  package var last: Element { self[count - 1] }

  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count &+= 1
  }

  /// Makes room for `amount` more elements, whose contents are the caller's to write, and returns the index of the first.
  @inline(__always)
  package mutating func extend(by amount: Int) -> Int {
    if count + amount > capacity { grow(to: count + amount) }
    let first = count
    count &+= amount
    return first
  }

  package mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  /// Forgets the elements behind the first `newCount`.
  package mutating func truncate(to newCount: Int) { count = newCount }

  /// Forgets the elements and keeps the memory.
  package mutating func removeAll() { count = 0 }

  /// Grows fourfold while it is small, then twofold: copying touches the memory of both runs, which costs more than
  /// reserving addresses that are not touched yet.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity < 1 << 12 ? capacity * 4 : capacity * 2, 32)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if capacity > 0 {
      grown.update(from: base, count: count)
      if ownsMemory { base.deallocate() }
    }
    base = grown
    capacity = newCapacity
    ownsMemory = true
  }

  /// A copy with memory of its own, just as much as it needs.
  package func duplicate() -> Buffer {
    var copy = Buffer()
    guard count > 0 else { return copy }
    copy.base = .allocate(capacity: count)
    copy.base.update(from: base, count: count)
    copy.count = count
    copy.capacity = count
    copy.ownsMemory = true
    return copy
  }

  /// Gives memory back that is not needed.
  mutating func trim() {
    let exact = duplicate()
    free()
    self = exact
  }

  /// Forgets the elements, and the memory too where there is much of it.
  mutating func removeAllAndShrink() {
    if capacity > 1 << 15 { free() } else { removeAll() }
  }

  package mutating func free() {
    if ownsMemory { base.deallocate() }
    self = Buffer()
  }

  package func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = elements
    elements.sort(by: areInIncreasingOrder)
  }

  fileprivate var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }
}

extension Buffer where Element == Int32 {
  /// Sorts a part of it, smallest first.
  func sort(_ range: Range<Int>) {
    var part = UnsafeMutableBufferPointer(rebasing: elements[range])
    part.sort()
  }
}

/// An element that can hold the number of the next free run while its own run is free.
package protocol PoolElement: BitwiseCopyable {
  init()
  var nextFree: Int32 { get set }
}

/// Runs of elements in one buffer; freed runs are used again. Runs of up to 16 elements have exactly that room, longer ones
/// a power of two.
package struct Pool<Element: PoolElement> {
  package private(set) var elements = Buffer<Element>()
  /// The first free run of each size class.
  private var free = Buffer<Int32>()
  /// Elements in runs that are in use, room included.
  package private(set) var liveCount = 0

  package init() {}

  init(capacity: Int, in slab: inout Slab) {
    elements = Buffer(capacity: capacity, in: &slab)
  }

  @inline(__always)
  package static func sizeClass(of count: Int) -> Int8 {
    count <= 16 ? Int8(count) : Int8(12 + Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  @inline(__always)
  private static func room(of sizeClass: Int8) -> Int {
    sizeClass <= 16 ? Int(sizeClass) : 1 << (Int(sizeClass) - 12)
  }

  /// The first index of a run, whose contents are the caller's to write.
  @inline(__always)
  package mutating func allocate(sizeClass: Int8) -> Int32 {
    let room = Self.room(of: sizeClass)
    liveCount += room
    if Int(sizeClass) < free.count, free[Int(sizeClass)] >= 0 {
      let start = free[Int(sizeClass)]
      free[Int(sizeClass)] = elements[start].nextFree
      return start
    }
    return Int32(truncatingIfNeeded: elements.extend(by: room))
  }

  package mutating func release(_ start: Int32, sizeClass: Int8) {
    if sizeClass == 0 { return }
    while free.count <= Int(sizeClass) { free.append(-1) }
    elements[start].nextFree = free[Int(sizeClass)]
    free[Int(sizeClass)] = start
    liveCount -= Self.room(of: sizeClass)
  }

  package subscript(index: Int32) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) nonmutating _modify { yield &elements[index] }
  }

  package func duplicate() -> Pool {
    var copy = self
    copy.elements = elements.duplicate()
    copy.free = free.duplicate()
    return copy
  }

  package mutating func freeMemory() {
    elements.free()
    free.free()
  }
}
