import Foundation

/// `make`: what a constraint costs that is made through `snp`.
#if MainActorViews
  @MainActor
#endif
enum MakeCommand {
  static func run(_ options: MakeOptions) -> Int32 {
    print("\(Origin.machine), commit \(Origin.commit)")
    let run = MakeRun()
    let allocations = run.allocations()
    let time = run.measure(budget: .seconds(options.seconds))
    print("a constraint: minimum \(NumberText.time(time.minimum)), median \(NumberText.time(time.median))")
    let count = allocations.map { NumberText.fixed($0, digits: 2) } ?? "unknown"
    print("allocations a constraint: \(count)")
    let record = MakeRecord(
      minimumNs: time.minimum, medianNs: time.median, samples: time.samples.count, allocations: allocations)
    do {
      if let path = options.jsonPath { try Report(records: [record]).write(to: path) }
      return 0
    } catch {
      Command.writeError("\(error)\n")
      return 1
    }
  }
}
