import LayoutBenchmarks
import Testing

@Suite struct BenchmarkCommandTests {
  @Test func run() throws {
    #expect(Command(arguments: ["run"]) == .run(RunOptions()))
    var options = RunOptions()
    options.workloads = [.chain, .cellHeight]
    options.sizes = [10, 1_000]
    options.tasks = [.edit]
    options.seconds = 0.25
    options.usesFreshMemory = true
    options.jsonPath = "a.json"
    let arguments = [
      "run", "--workload", "chain,cell-height", "--sizes", "10,1_000", "--tasks", "edit", "--seconds", "0.25",
      "--fresh", "--json", "a.json",
    ]
    #expect(Command(arguments: arguments) == .run(options))
  }

  @Test func peers() {
    #expect(Command(arguments: ["peers"]) == .peers(PeersOptions()))
    var options = PeersOptions()
    options.tasks = [.gradientChurn]
    options.peers = [.kiwi]
    options.isWarm = true
    options.drivers = "somewhere"
    let arguments = ["peers", "--tasks", "churn-gradient", "--peers", "kiwi", "--warm", "--drivers", "somewhere"]
    #expect(Command(arguments: arguments) == .peers(options))
  }

  @Test func others() {
    #expect(Command(arguments: ["smoke"]) == .smoke)
    #expect(Command(arguments: ["system", "grid", "9"]) == .system(.grid, size: 9))
    #expect(Command(arguments: ["drive", "grid", "9"]) == .drive(.grid, size: 9))
    #expect(Command(arguments: ["replay", "a.lcs", "--time"]) == .timeReplay(path: "a.lcs"))
  }

  @Test(arguments: [
    ["run", "--sizes"], ["run", "chain"], ["run", "--sizes", "0"], ["run", "--sizes", "10,"], ["run", "--sizes", "x"],
    ["run", "--workload", "chains"], ["run", "--tasks", "churn-gradient"], ["run", "--seconds", "0"],
    ["run", "--warm"], ["peers", "--peers", "yoga"], ["peers", "--tasks", "read"], ["peers", "--fresh"],
    ["smoke", "now"], ["system", "chain"], ["system", "chain", "-1"], ["drive", "bricks", "3"],
    ["replay", "a.lcs", "--times"],
  ])
  func refused(arguments: [String]) {
    #expect(Command(arguments: arguments) == nil)
  }
}
