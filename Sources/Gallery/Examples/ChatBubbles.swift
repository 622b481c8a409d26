import LayoutDSL

extension Example {
  /// Rows as high as their bubbles; a bubble takes at most seven tenths of the width and squeezes a longer text.
  static var chatBubbles: Example {
    Example("chat-bubbles", "Chat bubbles") { stage in
      let incoming = bubbleRow("incoming", text: Box(180, 40), on: stage)
      incoming.row.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide)
      }
      incoming.bubble.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
      }
      let outgoing = bubbleRow("outgoing", text: Box(400, 60), on: stage)
      outgoing.row.snp.makeConstraints { make in
        make.top.equalTo(incoming.row.snp.bottom)
      }
      outgoing.bubble.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(16)
        make.leading.greaterThanOrEqualToSuperview().offset(60)
      }
      stage.layOut()
    }
  }

  /// A row of the screen's width with a bubble around a text; where the row and the bubble are is left open.
  private static func bubbleRow(_ name: String, text: Box, on stage: Stage) -> (row: View, bubble: View) {
    let row = stage.add("\(name)Row")
    let bubble = stage.add("\(name)Bubble", to: row)
    stage.add("\(name)Text", text, to: bubble)
    row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
    }
    bubble.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    }
    text.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(EdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    }
    return (row, bubble)
  }
}
