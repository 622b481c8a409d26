import LayoutBenchmarks
import LayoutKernel
import Testing

/// Tiny sizes of the workloads, worked out by hand. A view is `[left, top, width, height]`.
@Suite struct WorkloadFrameTests {
  private func values(_ workload: Workload, _ size: Int) throws -> [Double] {
    let subject = try KernelSubject.built(WorkloadSystem(workload, size: size)).subject
    // Rounding of thirds and the like is no difference here.
    return try subject.values().map { ($0 * 1e6).rounded() / 1e6 }
  }

  private func views(_ values: [Double], from first: Int) -> [[Double]] {
    stride(from: first, to: values.count, by: 4).map { Array(values[$0..<$0 + 4]) }
  }

  @Test func chain() throws {
    let values = try values(.chain, 2)
    // Rows of 44 with gaps of 8 end at 8 + 44 + 8 + 44.
    #expect(values.prefix(5) == [400, 800, 0, 0, 104])
    #expect(views(values, from: 5) == [[16, 8, 368, 44], [16, 60, 368, 44], [0, 750, 400, 50]])
  }

  @Test func pinned() throws {
    let values = try values(.pinned, 2)
    // The last bottom is at 120 - 8; the heights add up to 112 - 16, 8 more than wished. The earlier wish yields.
    #expect(views(values, from: 1) == [[16, 8, 50, 52], [16, 68, 50, 44]])
  }

  @Test func equal() throws {
    // Three gaps of 8 leave (8000 - 24) / 2 for each.
    #expect(views(try values(.equal, 2), from: 2) == [[16, 8, 368, 3988], [16, 4004, 368, 3988]])
  }

  @Test func nested() throws {
    // Four side by side, five gaps of 4: (8000 - 20) / 4 = 1995 wide, 6000 - 8 high. The sixth view lies in the second.
    #expect(
      views(try values(.nested, 6), from: 0) == [
        [0, 0, 8000, 6000], [4, 4, 1995, 5992], [2003, 4, 1995, 5992], [4002, 4, 1995, 5992], [6001, 4, 1995, 5992],
        [8, 8, 1987, 5984],
      ])
  }

  @Test func cell() throws {
    let values = try values(.cells, 7)
    // The draws: detail 45, title 383, subtitle 338 wide. The accessory ends 16 before the cell's end, the detail 8 before
    // it; the texts begin at 16 + 40 + 12 and must end 8 before the detail, which no text may compress: 319 - 8 - 68 = 243
    // is below both 0.75 · 400 and the wishes. The subtitle ends at 10 + 20 + 4 + 16 = 50, so the cell is 60 high.
    #expect(values[0] == 400)
    #expect(
      views(values, from: 1) == [
        [0, 0, 400, 60], [16, 10, 40, 40], [68, 10, 243, 20], [68, 34, 243, 16], [319, 21, 45, 18], [372, 22, 12, 16],
        [68, 59, 332, 1],
      ])
  }

  @Test func cellHeight() throws {
    let system = WorkloadSystem(.cellHeight, size: 7)
    let subject = try KernelSubject.built(system).subject
    // As suggested, 120: centred views lie around 60, the separator ends there.
    let cell = views(try subject.values(), from: 1)
    #expect(cell[0] == [0, 0, 400, 120])
    #expect(cell[1] == [16, 40, 40, 40])
    #expect(cell[6] == [68, 119, 332, 1])
  }

  @Test func grid() throws {
    // Widths wished: 20, 33 and 27, 40; heights 10, 13 and 15, 18. Columns are at least 27 and 40, rows at least 13 and 18.
    // 100 - 12 = 88 are there, 21 more than that; every point costs two wishes wherever it goes, so the earlier wishes
    // yield: those of the first column (first and third view; the others come second and fourth) and of the first row.
    #expect(
      views(try values(.grid, 4), from: 2) == [
        [4, 4, 48, 30], [56, 4, 40, 30], [4, 38, 48, 18], [56, 38, 40, 18],
      ])
  }

  @Test func priorities() throws {
    let values = try values(.priorities, 40)
    // Ten variables between 0 and the width, which nothing but its edit at the strongest level wants anything of.
    #expect(values[10] == 1000)
    #expect(values.prefix(10).allSatisfy { $0 >= 0 && $0 <= 1000 })
  }

  @Test func enaml() throws {
    let values = try values(.enaml, 1)
    #expect(values[0...1] == [400, 600])
    // The form's left, top; the contents' left, top, right, bottom; the midline: 10 + 67 + 10, for the widest label.
    #expect(values[2...8] == [0, 0, 10, 10, 390, 590, 87])
    // Labels, 67 each as the spaces beside them are wished for more strongly than their own widths; fields, container.
    let items = views(values, from: 9)
    #expect(items.map { $0[0] } == [10, 10, 10, 87, 87, 10, 87])
    #expect(items.map { $0[2] } == [67, 67, 67, 303, 303, 380, 303])
    #expect(items.map { $0[3] } == [16, 16, 16, 21, 21, 21, 24])
    // The lowest field ends where the contents do. 590 - 21 - 10 - 24 - 10 - 21 - 10 - 21 = 473 is the place of the first:
    // of the spaces between them the earliest wish yields, the one above the first. Its label lies in its middle.
    #expect(items[5][1] == 569)
    #expect(items[3][1] == 473)
    #expect(items[0][1] == 475.5)
  }

  @Test func stepsAreSuggestedAndRead() throws {
    let subject = try KernelSubject.built(WorkloadSystem(.chain, size: 1)).subject
    // The last of ten widths is 320 + 9 · 37, of the heights 500 + 9 · 53, of the row's heights 30 + 9 · 11.
    #expect(try subject.edit().operations == 30)
    let values = try subject.values()
    #expect(values.prefix(2) == [653, 977])
    #expect(values[8] == 129)
    #expect(try subject.edit(step: "resizeW", count: 3).operations == 3)
    // Of the widths the third.
    #expect(try subject.values().first == 394)
    #expect(try subject.edit(limit: .zero).operations == 1)
  }

  @Test func replacementsMoveAndComeBack() throws {
    let system = WorkloadSystem(.equal, size: 1)
    let subject = try KernelSubject.built(system).subject
    // Four constraints, one is replaced: with one more in the constant something moves by one.
    let before = try subject.values()
    #expect(try subject.replace(.constant).operations == 1)
    let moved = zip(before, try subject.values()).map { abs($0 - $1) }
    #expect(moved.max() == 1)
    #expect(try subject.replace(.constant).operations == 1)
    #expect(try subject.values() == before)
  }
}
