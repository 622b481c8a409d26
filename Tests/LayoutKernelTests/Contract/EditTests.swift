import LayoutKernel
import Testing

@Suite struct EditTests {
  @Test func noEffectBeforeTheFirstSuggestion() throws {
    let model = try Model("edit w @900\nw == 30 @1")
    #expect(try model.value("w") == 30)
    #expect(try model.totals() == [1: 0])
    try model.perform("suggest w 50")
    #expect(try model.value("w") == 50)
    #expect(try model.totals() == [900: 0, 1: 20])
  }

  @Test func theLastSuggestionCounts() throws {
    let model = try Model("x == 2*w\nedit w @500\nsuggest w 1\nsuggest w 2\nsuggest w 3")
    #expect(try model.values("w x") == [3, 6])
    try model.perform("suggest w 4\nsuggest w -5")
    #expect(try model.values("w x") == [-5, -10])
  }

  @Test func suggestionsHaveALevelAndAWeight() throws {
    let model = try Model("w == 100 @600\nedit w @500\nsuggest w 7")
    #expect(try model.value("w") == 100)
    try model.perform("unedit w\nedit w @600*2\nsuggest w 7")
    // 2 * |w - 7| against |w - 100|.
    #expect(try model.value("w") == 7)
    try model.perform("w <= 5")
    #expect(try model.value("w") == 5)
    #expect(try model.totals() == [600: 99])
  }

  @Test(arguments: [("edit w @500\nother: w == 100 @500", 100.0), ("other: w == 100 @500\nedit w @500", 0)])
  func anEditTakesThePlaceItWasAddedIn(lines: String, expected: Double) throws {
    let model = try Model(lines)
    try model.perform("suggest w 50\nsolve\nsuggest w 0")
    // The earlier of the two yields.
    #expect(try model.value("w") == expected)
    // Suggesting again does not make it the later one.
    try model.perform("suggest w 20\nsolve\nsuggest w 0")
    #expect(try model.value("w") == expected)
  }

  @Test func removalTakesTheWishAway() throws {
    let model = try Model("w >= 10\nedit w @500\nsuggest w 80")
    #expect(try model.value("w") == 80)
    try model.perform("unedit w")
    #expect(try model.value("w") == 10)
    #expect(try model.totals() == [:])
    // A new edit variable knows nothing of the old suggestion.
    try model.perform("edit w @400")
    #expect(try model.value("w") == 10)
  }

  @Test func manyEditVariables() throws {
    let model = try Model("a + b + c <= 100\nedit a @500\nedit b @400\nedit c @300")
    try model.perform("suggest a 60\nsuggest b 60\nsuggest c 60")
    // By level: 60, then 100 - 60, and c is pushed under 0 by nothing: a + b + c <= 100 with a = 60, b = 60 makes c = -20.
    #expect(try model.values("a b c") == [60, 60, -20])
    try model.perform("c >= 0\nb >= 0")
    #expect(try model.values("a b c") == [60, 40, 0])
    try model.perform("suggest a 10")
    #expect(try model.values("a b c") == [10, 60, 30])
    try model.perform("unedit b")
    #expect(try model.values("a b c") == [10, 0, 60])
  }

  /// A resize there and back gives the same bits: chains, fractions, ties and limits on the way.
  @Test func thereAndBack() throws {
    let model = try Model("edit w @900\nx0 == 0\nw >= 100")
    for index in 0..<20 {
      try model.perform(
        """
        w\(index) == w/\(index + 3) @800
        w\(index) >= 7.7
        w\(index) <= 111.1 @850
        x\(index + 1) == x\(index) + w\(index) + 0.1
        x\(index + 1) <= w @\(700 - index % 3)
        h\(index) + g\(index) == w\(index)
        h\(index) == 9 @600
        g\(index) == 9 @600
        """)
    }
    var seen: [Double: [Double]] = [:]
    var dice = Dice(seed: 7)
    for _ in 0..<200 {
      let width = dice.pick([100, 320, 333.3, 390, 1024, 0, -50])
      try model.perform("suggest w \(width)")
      let values = try model.values()
      if let before = seen[width] { #expect(values.map(\.bitPattern) == before.map(\.bitPattern)) }
      seen[width] = values
    }
    #expect(seen.count == 7)
    #expect(model.solver.engine.fault() == nil)
  }

  @Test func anEditOfAChainCostsNoPivot() throws {
    let model = try Model("edit w @900\nx0 == w")
    for index in 0..<200 { try model.perform("x\(index + 1) == x\(index) + 8\nx\(index + 1) >= \(index - 1000)") }
    try model.perform("suggest w 1\nsolve")
    let before = model.solver.workCounters
    for width in 2...100 {
      try model.perform("suggest w \(width)")
      // 200 gaps of 8.
      #expect(try model.value("x200") == Double(width) + 1600)
    }
    let work = model.solver.workCounters.since(before)
    #expect(work.pivots == 0)
    #expect(work.factorizations == 0)
    #expect(work.flips == 0)
  }

  /// What an edit does not reach costs it nothing.
  @Test func anEditCostsWhatItReaches() throws {
    let model = try Model("edit w @900\nx == w + 5")
    for index in 0..<1000 { try model.perform("y\(index) == \(index) @500") }
    try model.perform("suggest w 1\nsolve")
    let before = model.solver.workCounters
    for width in 2...101 { try model.perform("suggest w \(width)\nsolve") }
    let work = model.solver.workCounters.since(before)
    #expect(work.pivots == 0)
    // Two variables move in each of the hundred edits.
    #expect(work.evaluations <= 2 * 100)
    #expect(work.visits <= 10 * 100)
  }
}
