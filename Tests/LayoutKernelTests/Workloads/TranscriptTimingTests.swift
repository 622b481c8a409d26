import LayoutBenchmarks
import Testing

@Suite struct TranscriptTimingTests {
  @Test func linesAreReadWithTheirNumbers() throws {
    let lines = try Transcript.lines(of: "# none\n\nx == 1\nsolve\n".utf8)
    #expect(lines.map(\.number) == [3, 4])
    #expect(lines.last?.operation == .solve)
    #expect(throws: TranscriptError.self) { try Transcript.lines(of: "x == 1\nnonsense".utf8) }
  }

  @Test func solvesAreTimedApart() throws {
    let lines = try Transcript.lines(of: "x >= 10\ny == x @500\nsolve\nx >= 20\nsolve\n".utf8)
    let timing = try TranscriptTiming(lines, budget: .zero)
    #expect(timing.table.contains("3 replays"))
    #expect(timing.table.contains("2 solves"))
    #expect(timing.table.contains("line 3: after 2 changes"))
    #expect(timing.table.contains("line 5: after 1 changes"))
  }

  @Test func aRefusedLineIsNamed() throws {
    let lines = try Transcript.lines(of: "x == 1\n\nremove k\n".utf8)
    do {
      _ = try TranscriptTiming(lines, budget: .zero)
      Issue.record("not refused")
    } catch {
      #expect(error.line == 3)
    }
  }
}
