import Testing

/// Large, small and awkward numbers.
@Suite struct NumberTests {
  private static let huge = Double.greatestFiniteMagnitude

  @Test func boundsOfTheGreatestMagnitude() throws {
    let model = try Model(
      """
      top: x <= \(Self.huge)
      bottom: x >= -\(Self.huge)
      y == x + 5
      y <= \(Self.huge) @500
      x == 3 @400
      z == 7
      """)
    #expect(try model.values("x y z") == [3, 8, 7])
    #expect(try model.rejected() == [])
    try model.perform("remove top\nsolve\nremove bottom")
    #expect(try model.values("x y z") == [3, 8, 7])
  }

  @Test func wishesForTheGreatestMagnitude() throws {
    let model = try Model("x <= 100\nx == \(Self.huge) @500\ny >= -10\ny == -\(Self.huge) @500*3\nz == x + y")
    #expect(try model.values("x y z") == [100, -10, 90])
    for (_, total) in try model.solver.violationTotals() { #expect(total.isFinite || total == .infinity) }
    #expect(try model.violation("_2") == Self.huge)
  }

  /// What overflows may become the greatest number, but never spreads as a NaN, and goes with its cause.
  @Test func overflow() throws {
    let model = try Model("far: x == \(Self.huge)\ny == 4*x\nw == y - x\nz == 3 @500\nq == z + 1")
    #expect(try model.values("z q") == [3, 4])
    for value in try model.values("x y w") { #expect(value.isFinite) }
    try model.perform("constant far 2")
    #expect(try model.values("x y w z q") == [2, 8, 6, 3, 4])
    #expect(try model.rejected() == [])
    #expect(model.solver.engine.fault() == nil)
  }

  @Test func farFromTheOriginWithThinGaps() throws {
    let model = try Model("x0 == 1e7")
    for index in 0..<100 { try model.perform("g\(index): x\(index + 1) >= x\(index) + 0.001") }
    try model.perform("end: x100 <= 10000000.1\nwish: x50 == 10000000.051 @500")
    #expect(try model.rejected() == [])
    // There are 100 gaps of a thousandth in a tenth, so nothing is left for the wish.
    for index in 0...100 {
      let value = try model.value("x\(index)")
      #expect(abs(value - (1e7 + Double(index) * 0.001)) < 1e-7, "x\(index)")
    }
    #expect(abs(try model.violation("wish") - 0.001) < 1e-7)
    // A thousandth too few is a contradiction, not rounding.
    try model.perform("constant end 10000000.099")
    #expect(try model.rejected() == ["end"])
    try model.perform("remove g70")
    #expect(try model.rejected() == [])
    #expect(model.solver.engine.fault() == nil)
  }

  @Test func aThousandthAtTenMillionIsAContradiction() throws {
    let model = try Model("a: x == 1e7\nb: x == 10000000.001\nc: x == 10000000")
    #expect(try model.conflicts() == ["b": ["a"]])
  }

  /// Sevenths of sevenths, and what they add up to said again.
  @Test(arguments: [1.0, 100, 37.3, 1e6, 9_999_999.999]) func seventhsAndFortyNinths(width: Double) throws {
    let model = try Model("edit w @700")
    var sum: [String] = []
    for i in 0..<7 {
      try model.perform("a\(i) == \(1.0 / 7)*w")
      for j in 0..<7 {
        try model.perform("b\(i)\(j) == \(1.0 / 7)*a\(i)\nc\(i)\(j) == \(1.0 / 49)*w")
        sum.append("b\(i)\(j)")
      }
      try model.perform((0..<7).map { "b\(i)\($0)" }.joined(separator: " + ") + " == a\(i)")
    }
    try model.perform(sum.joined(separator: " + ") + " == w")
    try model.perform("same: b34 == c34\nsuggest w \(width)")
    #expect(try model.rejected() == [])
    for i in 0..<7 {
      #expect(abs(try model.value("a\(i)") - width / 7) <= 1e-9 * max(1, width))
      for j in 0..<7 { #expect(abs(try model.value("b\(i)\(j)") - width / 49) <= 1e-9 * max(1, width)) }
    }
    try model.perform("suggest w 0")
    #expect(try model.rejected() == [])
    #expect(model.solver.engine.fault() == nil)
  }

  /// Values come from the constraints, not from earlier values: nothing adds up over a hundred thousand edits.
  @Test func driftOverManyEdits() throws {
    let model = try Model("edit w @900\nx0 == \(1.0 / 3)*w")
    for index in 0..<3 { try model.perform("x\(index + 1) == x\(index) + \(0.1 + Double(index) / 7)*w") }
    try model.perform("x3 <= 0.9*w @500")
    var dice = Dice(seed: 100)
    let w = model.variable("w")
    for _ in 0..<100_000 {
      try model.solver.suggest(w, Double(dice.roll(0...1_000_000)) * 0.0013)
      try model.solver.solve()
    }
    try model.perform("suggest w 320.7")
    // x3 = w * (1/3 + 3 * 0.1 + (0 + 1 + 2) / 7).
    #expect(abs(try model.value("x3") - 320.7 * (1 / 3.0 + 0.3 + 3 / 7.0)) <= 1e-9)
    let fresh = try model.inventory.fresh()
    for name in model.inventory.variables { #expect(abs(try model.value(name) - fresh.value(name)) <= 1e-9) }
  }

  /// Cycles that are regular but not well: nothing about them may be taken for a contradiction or for redundancy.
  @Test func narrowAngles() throws {
    // Subtracting: 0.001 y = 0.003.
    let model = try Model("x + y == 10\nx + 1.001*y == 10.003\nx + y + z == 12")
    for (value, right) in zip(try model.values("x y z"), [7.0, 3, 2]) { #expect(abs(value - right) < 1e-6) }
    #expect(try model.rejected() == [])
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func rowsOfAnyScale(scale: Double) throws {
    let model = try Model(
      "\(scale)*x + \(scale)*y == \(scale * 10)\n\(scale)*x - \(scale)*y >= \(scale * 4) @500\na: \(scale)*y == \(scale * 5) @400"
    )
    // y == 5 loses to x - y >= 4: x = 7, y = 3.
    for (value, right) in zip(try model.values("x y"), [7.0, 3]) { #expect(abs(value - right) < 1e-6) }
    #expect(abs(try model.violation("a") - 2 * scale) <= 1e-9 * scale)
  }

  @Test func termsOfTheSameVariableAddUp() throws {
    let model = try Model("x + x + x - 2*x + y - y == 4\n0.1*z + 0.2*z - 0.3*z + z == 5")
    #expect(try model.value("x") == 4)
    #expect(abs(try model.value("z") - 5) < 1e-12)
    // y has cancelled out and is free.
    #expect(try model.ambiguous() == ["y"])
    try model.perform("remove _1\nsolve")
    try model.removeVariable("y")
  }
}
