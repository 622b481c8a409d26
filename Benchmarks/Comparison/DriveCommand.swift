import Foundation
import LayoutKernel

/// `drive`: the kernel as a driver that answers on its standard output what it is told on its standard input, as the
/// peers' drivers do.
enum DriveCommand {
  static func run(_ system: WorkloadSystem) -> Int32 {
    var session = DriveSession(system: system)
    while let line = readLine() {
      do {
        print(try session.answer(line))
      } catch {
        print("failed: \(error)")
        return 1
      }
      fflush(nil)
    }
    return 0
  }
}
