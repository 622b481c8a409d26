import Testing

@Suite struct LevelTests {
  /// No number of weak wishes moves one strong wish.
  @Test(arguments: [true, false]) func twoThousandWeakOnesAgainstOneStrong(strongFirst: Bool) throws {
    let model = Model()
    if strongFirst { try model.perform("x == 100 @2") }
    for index in 0..<2000 {
      try model.perform("x == 0 @1")
      if index % 500 == 0 { try model.solver.solve() }
    }
    if !strongFirst { try model.perform("x == 100 @2") }
    #expect(try model.value("x") == 100)
    #expect(try model.totals() == [2: 0, 1: 200_000])
  }

  @Test func noWeightMakesUpForALevel() throws {
    let model = try Model("x == 0 @500*0.001\nx == 100 @499.75*1e9")
    #expect(try model.value("x") == 0)
    // 100 off, a thousand million times.
    #expect(try model.totals() == [500: 0, 499.75: 1e11])
  }

  @Test func levelsAreFloats() throws {
    for lines in ["x == 1 @999.5\nx == 2 @999.25", "x == 2 @999.25\nx == 1 @999.5"] {
      #expect(try Model(lines).value("x") == 1)
    }
    #expect(try Model("x == 1 @0.002\nx == 2 @0.001").value("x") == 1)
    // 999.99994 is the last Float below 1000.
    #expect(try Model("x == 2 @999.9999\nx == 1 @999.99994").value("x") == 1)
  }

  /// A thousand levels, the strongest dropped again and again.
  @Test func manyLevels() throws {
    let model = Model()
    for step in 1...999 {
      let level = (step * 7) % 999 + 1
      try model.perform("k\(level): x == \(level) @\(level)")
    }
    // 7 divides nothing that divides 999, so every level has come up once.
    for level in stride(from: 999, to: 960, by: -1) {
      #expect(try model.value("x") == Double(level))
      #expect(try model.solver.violationTotals().count == level)
      try model.perform("remove k\(level)\nsolve")
    }
    #expect(model.solver.engine.fault() == nil)
  }

  /// Each level only decides what the stronger ones leave open.
  @Test func oneAfterTheOther() throws {
    let model = try Model(
      """
      x + y + z <= 100
      x >= 60 @900
      y >= 60 @800
      z >= 60 @700
      x <= 10 @600
      """)
    // 900: x >= 60. 800: y = 100 - 60 - z at most, so z as low as need be: y = 60 needs x + z = 40, against x >= 60; then
    // nothing bounds z below, so y = 60 with z = -20. 700: z = 100 - x - y = -20. 600: x = 60 already.
    #expect(try model.values("x y z") == [60, 60, -20])
    #expect(try model.totals() == [900: 0, 800: 0, 700: 80, 600: 50])
    try model.perform("z >= 0")
    // y = 100 - 60 - 0.
    #expect(try model.values("x y z") == [60, 40, 0])
    #expect(try model.totals() == [900: 0, 800: 20, 700: 60, 600: 50])
  }

  @Test func weightsCountWithinALevel() throws {
    // 3 * |x| against 4 * |x - 10|, then against 2.5 * |x - 10|.
    let model = try Model("x == 0 @500\nx == 0 @500\nx == 0 @500\nten: x == 10 @500*4")
    #expect(try model.value("x") == 10)
    #expect(try model.totals() == [500: 30])
    try model.perform("strength ten @500*2.5")
    #expect(try model.value("x") == 0)
    #expect(try model.totals() == [500: 25])
    #expect(try model.violation("ten") == 10)
  }

  @Test func inequalitiesCostOnOneSideOnly() throws {
    // 2 * (x - 10) above 10, and x >= 40 once: x = 10, missing 30. Weighted the other way: x = 40, 30 too many.
    let model = try Model("low: x <= 10 @500*2\nhigh: x >= 40 @500")
    #expect(try model.value("x") == 10)
    #expect(try model.totals() == [500: 30])
    try model.perform("strength high @500*3")
    #expect(try model.value("x") == 40)
    #expect(try model.totals() == [500: 60])
    #expect(try [model.violation("low"), model.violation("high")] == [30, 0])
  }
}
