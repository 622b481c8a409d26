import LayoutDSL

extension Example {
  /// An inbox without messages, in the middle of the screen.
  static var emptyStateView: Example {
    Example("empty-state", "Empty state with an action") { stage in
      let empty = stage.add("empty", EmptyStateView())
      empty.snp.makeConstraints { make in
        make.leading.trailing.centerY.equalTo(stage.root.safeAreaLayoutGuide)
      }
      stage.name("picture", empty.picture)
      stage.name("title", empty.title)
      stage.name("detail", empty.detail)
      stage.name("button", empty.button)
      empty.configure(
        picture: Image(systemName: "tray"), title: "No messages",
        detail: "When somebody writes to you, it is shown here.", button: "Write first"
      ) {}
      stage.layOut()
    }
  }
}
