import LayoutDSL
import Testing

@Suite struct ConstraintPriorityTests {
  @Test func names() {
    #expect(ConstraintPriority.required.value == 1000)
    #expect(ConstraintPriority.high.value == 750)
    #expect(ConstraintPriority.medium.value == 500)
    #expect(ConstraintPriority.low.value == 250)
  }

  @Test func literalsAndNumbers() {
    let literal: ConstraintPriority = 12.5
    #expect(literal.value == 12.5)
    #expect(literal == ConstraintPriority(12.5))
    #expect(literal != .low)
  }

  @Test func strides() {
    #expect(ConstraintPriority.high.advanced(by: 1).value == 751)
    #expect(ConstraintPriority.required.advanced(by: -1) == ConstraintPriority(999))
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    #expect(ConstraintPriority.low < .high)
    #expect(Array(stride(from: ConstraintPriority.low, through: .high, by: 250)) == [.low, .medium, .high])
  }

  /// Nothing is clamped; a bad value is reported where a constraint uses it.
  @Test func valuesAreKeptAsTheyAre() {
    #expect(ConstraintPriority(-3).value == -3)
    #expect(ConstraintPriority.required.advanced(by: 500).value == 1500)
  }
}
