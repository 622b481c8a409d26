extension ReportRecorder {
  /// What is reported while the body runs.
  static func collect(_ body: () -> Void) -> ReportRecorder {
    let recorder = ReportRecorder()
    recorder.during(body)
    return recorder
  }
}
