import LayoutBenchmarks
import Testing

@Suite struct TranscriptAnswerTests {
  @Test(arguments: [
    (Float(999.5), "999.5"), (750, "750"), (1, "1"), (0.1, "0.1"), (0.001, "0.001"), (1e-5, "0.00001"),
    (1.5e-7, "0.00000015"), (123.456, "123.456"),
  ])
  func levelTexts(level: Float, text: String) {
    #expect(TranscriptAnswer.levelText(level) == text)
  }

  @Test func json() {
    let answer = TranscriptAnswer(
      values: [.init(variable: "x", value: 1.5), .init(variable: "b", value: -0.0), .init(variable: "a", value: 1e16)],
      totals: [.init(level: 750, violation: 0), .init(level: 250, violation: 0.1)],
      rejections: [.init(constraint: "k3", contradicting: ["k1", "k2"])], ambiguous: ["b"])
    #expect(
      answer.json == #"{"values":{"x":1.5,"b":0,"a":1e+16},"violations":{"750":0,"250":0.1},"#
        + #""rejected":["k3"],"conflicts":{"k3":["k1","k2"]},"ambiguous":["b"]}"#)
  }
}
