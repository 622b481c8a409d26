import Foundation
import LayoutDSL

/// A root of 200 by 100 called `screen`, with `title` at (10, 20, 80, 30) and `note` at (100, 20, 60, 30) by constraints.
#if MainActorViews
  @MainActor
#endif
final class Screen {
  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let title = View()
  let note = View()
  /// Where the first statement about the title is; one a line.
  let titleLine: UInt
  /// The same of the note.
  let noteLine: UInt

  init() {
    root.snp.setLabel("screen")
    title.snp.setLabel("title")
    note.snp.setLabel("note")
    root.addSubview(title)
    root.addSubview(note)
    titleLine = #line + 2
    title.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10).labeled("titleLeft")
      make.top.equalToSuperview().offset(20).labeled("titleTop")
      make.width.equalTo(80).labeled("titleWidth")
      make.height.equalTo(30).labeled("titleHeight")
    }
    noteLine = #line + 2
    note.snp.makeConstraints { make in
      make.left.equalTo(title.snp.right).offset(10).labeled("noteLeft")
      make.top.height.equalTo(title)
      make.width.equalTo(60).labeled("noteWidth")
    }
  }

  /// Two required widths of the title; the latter is broken. Returns the line of the latter.
  func contradict() -> UInt {
    title.snp.makeConstraints { make in
      make.width.equalTo(90).labeled("titleWider")
    }
    return #line - 2
  }
}
