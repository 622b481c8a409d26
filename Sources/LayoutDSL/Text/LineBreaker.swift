import Foundation

/// Breaks text into lines: between words, where a word is wider than a line between its characters, and at newlines.
nonisolated package struct LineBreaker {
  /// Widths that differ by less are the same: solved widths carry rounding errors.
  private static let tolerance: CGFloat = 1e-6

  private let request: TextRequest
  private var advances: [CGFloat] = []
  private var classes: [BreakClass] = []
  /// The line metrics of each character, as an index.
  private var metricsOfCharacter: [Int] = []
  private var metrics: [LineMetrics] = []
  private var layout = TextLayout()
  /// The paragraph that is being broken, and what is between it and the one before.
  private var paragraph = ParagraphMetrics()
  private var spacing: CGFloat = 0
  private var isFirstLine = true
  private var bottom: CGFloat = 0

  private init(_ request: TextRequest, _ measurer: any TextMeasuring) {
    self.request = request
    for run in request.text.runs {
      metrics.append(Self.metrics(of: run, measurer))
      guard !run.text.isEmpty else { continue }
      let count = classes.count
      for character in run.text { classes.append(BreakClass(character)) }
      var widths = measurer.advances(of: run.text, in: run.font)
      // A measurer that does not answer for every character answers with 0 for the rest.
      let missing = classes.count - count - widths.count
      if missing != 0 {
        widths = Array((widths + Array(repeating: 0, count: max(0, missing))).prefix(classes.count - count))
      }
      if let box = run.box {
        for (index, character) in run.text.enumerated() where character == "\u{FFFC}" { widths[index] = box.width }
      }
      advances += run.kern == 0 ? widths : widths.map { $0 + run.kern }
      metricsOfCharacter += Array(repeating: metrics.count - 1, count: classes.count - count)
    }
  }

  /// What a run needs of a line. What stands above the baseline reaches further up, and no less far down.
  private static func metrics(of run: StyledText.Run, _ measurer: any TextMeasuring) -> LineMetrics {
    var metrics = measurer.lineMetrics(of: run.font)
    if let box = run.box { metrics = metrics.union(box.metrics) }
    metrics.ascent += max(0, run.rise)
    metrics.descent += max(0, -run.rise)
    return metrics
  }

  /// The lines of the text. O(characters).
  package static func layout(_ request: TextRequest, _ measurer: any TextMeasuring) -> TextLayout {
    guard !request.text.isEmpty else { return TextLayout() }
    var breaker = LineBreaker(request, measurer)
    breaker.breakLines()
    return breaker.layout
  }

  private var isFull: Bool { request.maximumLineCount > 0 && layout.lines.count >= request.maximumLineCount }

  private mutating func breakLines() {
    var start = 0
    var index = 0
    while true {
      let end = classes[start...].firstIndex(of: .newline) ?? classes.count
      beginParagraph(index)
      breakParagraph(start..<end)
      guard end < classes.count else { return }
      start = end + 1
      guard !isFull else {
        layout.isTruncated = true
        return
      }
      index += 1
      guard start < classes.count else {
        beginParagraph(index)
        return finishLine(start..<start)  // The newline at the very end begins a line of its own.
      }
    }
  }

  private mutating func beginParagraph(_ index: Int) {
    let before = paragraph
    paragraph = request.text.paragraph(index)
    isFirstLine = true
    spacing = before.lineSpacing + before.spacingAfter + paragraph.spacingBefore
  }

  /// How wide the characters of the next line may be.
  private var room: CGFloat { paragraph.room(in: request.maximumWidth, isFirstLine: isFirstLine) }

  private mutating func breakParagraph(_ paragraph: Range<Int>) {
    var start = paragraph.lowerBound
    repeat {
      if isFull {
        layout.isTruncated = true
        return
      }
      let end = endOfLine(from: start, in: paragraph)
      finishLine(start..<end, isLast: end == paragraph.upperBound)
      start = end
    } while start < paragraph.upperBound
  }

  /// Where the line that begins at `start` ends; at least one character on.
  private func endOfLine(from start: Int, in paragraph: Range<Int>) -> Int {
    var width: CGFloat = 0
    let limit = room + Self.tolerance
    var lastBreak: Int?
    for index in start..<paragraph.upperBound {
      if index > start, canBreak(before: index) { lastBreak = index }
      width += advances[index]
      let fits = width <= limit || classes[index] == .space
      if !fits, index > start { return lastBreak ?? index }
    }
    return paragraph.upperBound
  }

  private func canBreak(before index: Int) -> Bool {
    if paragraph.breaksByCharacter ?? request.breaksByCharacter { return classes[index] != .space }
    return BreakClass.allowsBreak(after: classes[index - 1], before: classes[index])
  }

  /// Puts a line under those there are.
  private mutating func finishLine(_ characters: Range<Int>, isLast: Bool = true) {
    var counted = characters
    if !isLast {
      while let last = counted.last, classes[last] == .space { counted.removeLast() }
    }
    var width = advances[counted].reduce(0, +)
    if isLast, characters.last.map({ classes[$0] == .space }) ?? false { width = min(width, room) }

    var line = metrics[metricsOfCharacter[min(characters.lowerBound, metricsOfCharacter.count - 1)]]
    for character in characters { line = line.union(metrics[metricsOfCharacter[character]]) }
    line = paragraph.line(line)
    if !layout.lines.isEmpty { bottom += spacing }
    layout.lines.append(
      TextLayout.Line(
        characters: characters, width: width, baseline: bottom + line.ascent, top: bottom, bottom: bottom + line.height)
    )
    bottom += line.height
    let wholeWidth = paragraph.width(around: width, isFirstLine: isFirstLine)
    layout.size = CGSize(width: max(layout.size.width, wholeWidth), height: bottom)
    isFirstLine = false
    spacing = paragraph.lineSpacing
  }
}
