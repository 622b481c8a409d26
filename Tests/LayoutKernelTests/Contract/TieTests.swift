import Testing

/// Within a level the earlier yields: place times violation is summed up and minimised among the optima. What is still
/// open then follows the wishes to be 0.
@Suite struct TieTests {
  @Test(arguments: [
    // Anything between is as good; the later one is met.
    ([0, 100], 100), ([100, 0], 0), ([-5, -5, 7, 7], 7),
    // Anything from 10 to 20 is as good. Going up costs places 1 + 2 and saves 3 + 4.
    ([0, 10, 20, 30], 20),
    // Going up costs 1 + 4 and saves 2 + 3: still a tie, and 10 is nearest to 0.
    ([0, 20, 30, 10], 10),
    // Going up from -20 to -10 costs 1 + 4 and saves 2 + 3; -10 is nearest to 0.
    ([-30, -10, 0, -20], -10),
    // An odd number has one in the middle.
    ([30, 0, 20], 20), ([1, 2, 3, 4, 5], 3),
  ])
  func equalWishes(numbers: [Double], expected: Double) throws {
    let model = Model()
    for number in numbers { try model.perform("x == \(number) @500") }
    #expect(try model.value("x") == expected)
    for index in numbers.indices {
      try model.perform("remove _\(index + 1)")
      try model.solver.solve()
    }
    #expect(try model.value("x") == 0)
  }

  @Test(arguments: ["==", "<="]) func hugging(relation: String) throws {
    // 40 too many in 100: the first is stretched.
    let model = try Model("total: a + b == 100\na \(relation) 30 @250\nb \(relation) 30 @250")
    #expect(try model.values("a b") == [70, 30])
    #expect(try model.totals() == [250: 40])
    #expect(try model.ambiguous() == [])
  }

  @Test(arguments: ["==", ">="]) func compressing(relation: String) throws {
    // 20 too few in 40: the first is squeezed.
    let model = try Model("total: a + b == 40\na \(relation) 30 @750\nb \(relation) 30 @750")
    #expect(try model.values("a b") == [10, 30])
    // Room again: both as wished, or, where more is fine, the first takes it because it was made first.
    try model.perform("constant total 60")
    #expect(try model.values("a b") == [30, 30])
  }

  @Test func placesWeighEveryUnit() throws {
    // 2|x| + 2|x - 10| is 20 from 0 to 10, and so is 1 * 2x + 2 * (10 - x): the wish for 0 decides.
    #expect(try Model("2*x == 0 @500\nx == 10 @500*2").value("x") == 0)
    // The other way round, 1 * (10 - x) + 2 * 2x is least at 0 as well; at 5 and 10 it needs the earlier to be the wider.
    #expect(try Model("x == 10 @500*2\n2*x == 0 @500").value("x") == 0)
    // |3x| + 3|x - 10|: 1 * 3x + 2 * (10 - x) still falls towards 0; in place 4 it is 3x + 4 * (10 - x), least at 10.
    #expect(try Model("3*x == 0 @500\nx == 10 @500*3").value("x") == 0)
    #expect(try Model("3*x == 0 @500\ny == 1\ny == 1\nx == 10 @500*3").value("x") == 10)
  }

  /// Places are those of all constraints, whatever their level.
  @Test func aTieAmongThree() throws {
    // 120 wished, 90 there: the sum misses 30 wherever it is taken, so the earliest gives it, down to the limit of 25,
    // then the next.
    let model = try Model("a + b + c == 90\na >= 25\na == 40 @500\nb == 40 @500\nc == 40 @500")
    #expect(try model.values("a b c") == [25, 25, 40])
  }

  // MARK: Undetermined variables

  @Test func freeVariablesAreZero() throws {
    let model = try Model("z == 5")
    model.makeVariable("free")
    #expect(try model.values("z free") == [5, 0])
  }

  @Test(arguments: [
    ("x + y == 10", [10.0, 0]), ("x + y == -10", [-10, 0]), ("x - y == 4", [4, 0]), ("y - x == 4", [-4, 0]),
    // Half as much of x as of y would be needed, then the other way.
    ("2*x + y == 10", [5, 0]), ("x + 2*y == 10", [0, 5]),
    ("x >= 5\ny <= -3", [5, -3]), ("x <= 5\ny >= -3", [0, 0]), ("x + y >= 7\ny >= 2", [5, 2]),
    // x == 2y: both at 0. With y - x >= 3 as well: 2y + 3 <= y.
    ("x == 2*y", [0, 0]), ("x == 2*y\ny - x >= 3", [-6, -3]),
    // |x| + |y| is 10 on the whole edge from (10, 0) to (4, 6); x yields.
    ("x + y == 10\nx >= 4\nx <= 12", [10, 0]), ("x + y == 10\nx <= 4", [4, 6]),
  ])
  func wishesForZero(lines: String, expected: [Double]) throws {
    let model = Model()
    model.makeVariable("x")
    model.makeVariable("y")
    try model.perform(lines)
    #expect(try model.values("x y") == expected)
  }

  @Test func theOrderOfCreationDecidesAmongTheUndetermined() throws {
    let model = Model()
    model.makeVariable("y")
    model.makeVariable("x")
    try model.perform("x + y == 10")
    #expect(try model.values("x y") == [0, 10])
  }

  /// The tie rule comes before any weaker level.
  @Test func aTieIsNotLeftToAWeakerLevel() throws {
    #expect(try Model("x == 0 @500\nx == 100 @500\nx == 30 @499").value("x") == 100)
  }

  @Test func theSameAfterAnyHistory() throws {
    let model = try Model("a: x == 0 @500\nb: x == 100 @500")
    #expect(try model.value("x") == 100)
    try model.perform("remove b\nb: x == 100 @500")
    #expect(try model.value("x") == 100)
    // The one put back is now the later.
    try model.perform("remove a\na: x == 0 @500")
    #expect(try model.value("x") == 0)
    // Changes of the constant leave the order alone.
    try model.perform("constant b 50")
    #expect(try model.value("x") == 0)
    try model.perform("constant a 70")
    #expect(try model.value("x") == 70)
  }
}
