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

  package init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
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
    count += 1
  }

  /// Appends `amount` copies and returns the index of the first.
  package mutating func append(_ element: Element, times amount: Int) -> Int {
    if count + amount > capacity { grow(to: count + amount) }
    let first = count
    (base + count).initialize(repeating: element, count: amount)
    count += amount
    return first
  }

  package mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets the elements behind the first `newCount`.
  package mutating func truncate(to newCount: Int) { count = newCount }

  /// Forgets the elements and keeps the memory.
  package mutating func removeAll() { count = 0 }

  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity * 2, 64)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if capacity > 0 {
      grown.update(from: base, count: count)
      base.deallocate()
    }
    base = grown
    capacity = newCapacity
  }

  package func duplicate() -> Buffer {
    var copy = Buffer()
    guard count > 0 else { return copy }
    copy.grow(to: count)
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }

  package mutating func free() {
    if capacity > 0 { base.deallocate() }
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

/// Runs of elements in one buffer; a run's room is a power of two, and freed runs are used again.
package struct Pool<Element: PoolElement> {
  package private(set) var elements = Buffer<Element>()
  /// The first free run of each size class.
  private var free = Buffer<Int32>()
  /// Elements in runs that are in use, room included.
  package private(set) var liveCount = 0

  package init() {}

  @inline(__always)
  package static func sizeClass(of count: Int) -> Int8 {
    count <= 1 ? 0 : Int8(Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  package mutating func allocate(sizeClass: Int8) -> Int32 {
    let room = 1 << Int(sizeClass)
    liveCount += room
    if Int(sizeClass) < free.count, free[Int(sizeClass)] >= 0 {
      let start = free[Int(sizeClass)]
      free[Int(sizeClass)] = elements[start].nextFree
      return start
    }
    return Int32(elements.append(Element(), times: room))
  }

  package mutating func release(_ start: Int32, sizeClass: Int8) {
    while free.count <= Int(sizeClass) { free.append(-1) }
    elements[start].nextFree = free[Int(sizeClass)]
    free[Int(sizeClass)] = start
    liveCount -= 1 << Int(sizeClass)
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
