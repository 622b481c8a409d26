import LayoutBenchmarks
import Testing

/// Scripts that once led to a wrong answer, cut down as far as they would go.
@Suite struct FoundScriptTests {
  /// A price carries the size of the largest number that went into it, to tell rounding from a real remainder. Division by
  /// small coefficients, pivot after pivot, let that size grow to 1e9 times the prices themselves, until real forces
  /// of 0.01 were taken for rounding and dropped.
  @Test func sizesOfPricesDoNotOutgrowThem() throws {
    let trial = try Trial(script(Self.rings))
    #expect(trial.fault == nil)
  }

  /// A constant that keeps changing is followed without a search as far as no constraint changes sides. How far that is
  /// was not looked at again when another constant moved such a constraint.
  @Test func theRoomForAnEditIsTakenByAnother() throws {
    let model = try Model("limit: x <= y + 100 @800\nedit x @750\nedit y @760\nsuggest y 0")
    for x in [1, 2, 3] {
      try model.perform("suggest x \(x)")
      #expect(try model.values("x y") == [Double(x), 0])
    }
    // y = -50 leaves x no more than 50.
    try model.perform("suggest y -50\nsolve\nsuggest x 60")
    #expect(try model.values("x y") == [50, -50])
    try model.perform("suggest y 200\nsolve\nsuggest x 290\nsolve\nsuggest x 310")
    #expect(try model.values("x y") == [300, 200])
  }

  /// Neither was it looked at when a rejected constraint, which is no limit, was taken in again.
  @Test func whatIsTakenInAgainLimitsAnEdit() throws {
    let model = try Model("k: x == 25\nlimit: x <= 23")
    #expect(try model.rejected() == ["limit"])
    for x in [40, 50, 60] {
      try model.perform("constant k \(x)")
      #expect(try model.rejected() == ["limit"])
    }
    try model.perform("constant k 7")
    #expect(try model.rejected() == [])
    try model.perform("constant k 36")
    #expect(try model.rejected() == ["limit"])
    #expect(try model.value("x") == 36)
  }

  private func script(_ text: String) throws -> [TranscriptOperation] {
    try text.split(separator: "\n").compactMap { try TranscriptReader.operation(in: String($0)) }
  }

  private static let rings = """
    k1: x50 + x18 + x0 == -45 @500
    k2: x31 - x51 == 0 @500
    k3: x51 - x20 == 0 @500
    k4: x20 - x10 == 0 @500
    k5: x10 - x46 == 0 @500
    k6: x46 - x35 == 0 @500
    k7: x35 - x31 == 0 @500
    k8: x11 - x53 == 35 @required^1
    k10: x46 + x38 + x22 + x53 + x42 == 92 @500
    try k12: -x25 + 3*x23 <= -67
    k13: -x29 + 2*x50 - x53 == -48 @500
    k15: -x12 - 3*x23 + x16 - x51 == -19 @500
    k18: x34 == 91 @500
    k19: x50 <= -8
    k21: x8 <= -61
    k22: x18 == 53 @500
    k23: x2 - 2*x17 == 21
    k24: x17 - 3*x2 == 0
    try k25: x39 == -21
    k26: x42 - x21 + x49 == -34 @500
    k28: -x9 + 2*x16 == -4 @500
    k29: -0.5*x0 - x55 == 96 @500
    k31: x22 >= 98
    try k33: -x42 - 2*x13 <= -95 @required^1
    k37: x21 + x23 + x52 + x37 + x55 == -93 @500
    try k39: x14 == 91 @500
    k41: x25 - x47 + 2*x37 == 97 @500
    k42: x0 - x13 == 0 @500
    k43: x39 - x7 == 50 @500
    k45: x30 - x39 == 0 @500
    k47: x27 - 2*x2 == 0 @500
    k50: x4 - x0 <= 0 @500
    k51: x41 - x17 == 0 @500
    k53: x43 - 0.5*x38 >= 0
    k54: x7 + x31 + x52 + x25 + x21 >= 48
    k55: -x26 - x25 + x40 - 3*x22 == 50
    k56: x22 - x21 == -64 @500
    k57: 3*x27 - 2*x46 + x30 + 3*x14 == 40
    k58: x51 + x14 + x44 + x56 + x38 >= -71 @500
    k59: -0.5*x47 + x10 == 35 @500
    k60: x8 - x50 == 0 @500
    k61: x50 - x51 == 0 @500
    k62: x51 - x8 == 0 @500
    try k63: x21 <= -63 @500
    k64: -0.5*x30 + x51 >= -58 @required^1
    k66: x37 - 3*x10 >= 0
    k67: x40 - x29 == 91 @500
    k68: x29 - x0 == 0 @500
    k69: x0 - x31 == 0 @500
    k70: x31 - x40 == 0 @500
    k71: -3*x26 + x20 - 0.5*x52 - 0.5*x25 == -87 @500
    k72: x43 - x55 == 88 @500
    k75: x10 - x43 == 0 @500
    k79: x41 - x40 >= -72 @500
    try k83: x35 - x34 >= 15 @required^1
    try k84: x49 == -72
    k86: x12 - x11 == 45 @500
    k88: x14 + x17 + x16 == -54 @500
    k89: x9 - x8 == -54 @500
    k91: x31 - x30 == -12 @500
    k92: x15 >= 61 @500
    k93: x38 + x15 == 15 @500
    k94: -2*x4 + x35 == -80
    try k95: -x52 + x13 == -5
    k96: -2*x48 - 0.5*x8 - 3*x29 >= 17 @required^1
    k97: x32 + x39 - 3*x4 - 3*x56 == -97 @500
    k98: x38 <= 56 @required^1
    k99: x7 <= -91 @500
    k100: x42 - 3*x17 == 87 @required^1
    k101: x56 - x55 == 70 @500
    k102: x46 - 0.5*x51 == -75 @500
    solve
    """
}
