import CAllocator
import Foundation

/// The memory of this process. All zero where the system does not tell.
enum Memory {
  /// Bytes given out by the allocator and not returned.
  static var bytesInUse: Int {
    #if os(Linux) && canImport(Glibc)
      let information = mallinfo2()
      return Int(information.uordblks + information.hblkhd)
    #else
      return 0
    #endif
  }

  /// Returns free memory to the system, so that what is allocated next is fresh.
  static func releaseFree() {
    #if os(Linux) && canImport(Glibc)
      malloc_trim(0)
    #endif
  }

  /// By how many bytes what is resident has grown when `body` is over, and at most while it ran. Memory that was reserved
  /// and not touched does not count.
  static func growth<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> (resident: Int, peak: Int) {
    releaseFree()
    let isReset = resetPeak()
    let before = status("VmRSS")
    try body()
    let peak = isReset ? max(0, status("VmHWM") - before) : 0
    releaseFree()
    return (max(0, status("VmRSS") - before), peak)
  }

  /// Sets the process's peak back to what is resident now.
  private static func resetPeak() -> Bool {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
    let isWritten = fputs("5", file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// A line of /proc/self/status that counts kilobytes.
  private static func status(_ name: String) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
      return (line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
    return 0
  }
}
