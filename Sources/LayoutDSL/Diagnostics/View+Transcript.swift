import LayoutKernel

extension View {
  /// The whole system of constraints of the tree the view is in, as a constraint transcript (`.lcs`): one file that says
  /// all there is to say about a layout. Lays out the tree first.
  ///
  /// Unknowns have the names of their items and what they are, `title.minX`; constraints have their labels, or the file and
  /// line they were written in, and their words in a comment. Frames set by hand, contents and insets are in it as
  /// numbers. `LayoutBenchmarks replay` solves it to the values the frames were made of. O(tree).
  ///
  /// Empty when the solver refused to go on, which is reported.
  public func captureTranscript() -> String {
    guard let engine = laidOutEngine else { return "" }
    var text = ""
    engine.reading { () throws(SolverError) in text = try TranscriptWriter.text(of: rootView, engine) }
    return text
  }
}
