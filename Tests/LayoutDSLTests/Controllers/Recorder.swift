import Foundation
import LayoutDSL

/// Lines that several controllers write into, in order.
final class CallLog {
  var lines: [String] = []

  /// The lines so far, which are gone afterwards.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down what it is told.
final class NotingController: ViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) { note(animated ? "will appear, animated" : "will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note(animated ? "did appear, animated" : "did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("did lay out") }
  override func willMove(toParent parent: ViewController?) { note(parent == nil ? "leaves" : "joins") }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "left" : "joined") }
  override func updateViewConstraints() {
    note("update")
    super.updateViewConstraints()
  }
}
