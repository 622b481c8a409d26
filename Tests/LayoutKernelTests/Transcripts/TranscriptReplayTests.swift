import LayoutBenchmarks
import Testing

@Suite struct TranscriptReplayTests {
  private func answers(_ text: String) throws -> [TranscriptAnswer] {
    var answers: [TranscriptAnswer] = []
    try Transcript.replay(text.utf8) { answers.append($0) }
    return answers
  }

  private func values(_ text: String) throws -> [Double] {
    try answers(text).last?.values.map(\.value) ?? []
  }

  @Test func valuesInOrderOfCreationAndLevelsStrongestFirst() throws {
    // z appears first; the edit variable counts only once something is suggested.
    let text = """
      k1: z == 2*a @250
      k2: a == 8 @999.5
      edit w @500
      solve
      suggest w 3
      suggest w 4
      solve
      """
    let answers = try answers(text)
    #expect(
      answers.map(\.json) == [
        #"{"values":{"z":16,"a":8,"w":0},"violations":{"999.5":0,"250":0},"rejected":[],"conflicts":{},"ambiguous":["w"]}"#,
        #"{"values":{"z":16,"a":8,"w":4},"violations":{"999.5":0,"500":0,"250":0},"rejected":[],"conflicts":{},"ambiguous":[]}"#,
      ])
  }

  @Test func aFailedTrialLeavesNothingButItsPlace() throws {
    let text = """
      low: x >= 10
      try high: x <= 5
      high: x == 12 @500
      y == 1
      remove _4
      solve
      """
    let answer = try #require(try answers(text).last)
    #expect(answer.rejections == [])
    #expect(answer.values.map(\.value) == [12, 0])
    #expect(answer.ambiguous == ["y"])
  }

  @Test func aFailedTrialCountsAmongTheVariablesAndInTies() throws {
    // q wishes for 0 before r although only a failed trial mentions it first: q + r == 10 is q = 10, r = 0.
    #expect(try values("x == 1\ntry x + q == q + 2\nr + q == 10\nsolve") == [1, 10, 0])
  }

  @Test func rejectedAndItsReturn() throws {
    let text = """
      a: x == 1
      b: x == 2
      c: x == 3 @required^1
      solve
      remove c
      solve
      constant a 2
      solve
      """
    let answers = try answers(text)
    // By rank c is first, so a and b contradict it; without c, b contradicts a; at last both want 2.
    #expect(
      answers[0].rejections == [
        .init(constraint: "a", contradicting: ["c"]), .init(constraint: "b", contradicting: ["c"]),
      ])
    #expect(answers[1].rejections == [.init(constraint: "b", contradicting: ["a"])])
    #expect(answers[2].rejections == [])
    #expect(answers.map { $0.values[0].value } == [3, 1, 2])
  }

  @Test func strengthsChangeBothWays() throws {
    let text = """
      a: x == 1
      b: x == 5 @500
      solve
      strength a @250
      solve
      strength a @required
      strength b @required^1
      solve
      """
    #expect(try answers(text).map { $0.values[0].value } == [1, 5, 5])
  }

  @Test(arguments: [
    ("x == 1\n\n# fine\nnonsense", 4), ("remove k", 1), ("k: x == 1\nk: y == 2", 2), ("_2: x == 1\ny == 1", 2),
    ("suggest x 3", 1), ("x == 1\nsuggest x 3", 2), ("edit x @500\nedit x @400", 2),
    ("edit x @500\nunedit x\nunedit x", 3),
    ("unedit q", 1), ("edit x @required", 1), ("edit x @1000", 1), ("constant k 3", 1), ("strength k @500", 1),
    ("k: x == 1\nremove k\nconstant k 3", 3), ("x >= 1\ntry k: x <= 0\nremove k", 3), ("solve\nsolve it", 2),
    ("edit x @500\nremove _1", 2),
  ])
  func refusedLinesAreNumbered(text: String, line: Int) {
    var count = 0
    do {
      try Transcript.replay(text.utf8) { _ in count += 1 }
      Issue.record("not refused")
    } catch {
      #expect(error.line == line)
      #expect(!error.reason.isEmpty)
    }
    #expect(count == (text.hasPrefix("solve") ? 1 : 0))
  }

  @Test func commandLine() {
    #expect(Command(arguments: ["replay", "a.lcs"]) == .replay(path: "a.lcs"))
    #expect(Command(arguments: ["replay", "-"]) == .replay(path: "-"))
    #expect(Command(arguments: ["--help"]) == .help)
    for arguments in [[], ["replay"], ["replay", "a", "b"], ["sing"], ["--help", "replay"]] {
      #expect(Command(arguments: arguments) == nil)
    }
  }
}
