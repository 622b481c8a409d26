import Foundation

/// Counts allocations where the process was started with `Allocator/counted.sh`.
enum AllocationCounter {
  private typealias Function = @convention(c) () -> UInt64

  /// Allocations of the process so far; nil where nobody counts them.
  static var count: UInt64? {
    guard let symbol = dlsym(nil, "layout_benchmarks_allocations") else { return nil }
    return unsafeBitCast(symbol, to: Function.self)()
  }
}
