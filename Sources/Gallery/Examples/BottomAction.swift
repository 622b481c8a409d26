import LayoutDSL

extension Example {
  /// A button above the safe area's bottom and a list that takes what is left.
  static var bottomAction: Example {
    Example("bottom-action", "Bottom action over the safe area, list above it") { stage in
      let action = stage.add("action")
      let list = stage.add("list")
      action.snp.makeConstraints { make in
        make.horizontalEdges.equalToSuperview().inset(20)
        make.bottom.equalTo(stage.root.safeAreaLayoutGuide).inset(12)
        make.height.equalTo(52)
      }
      list.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide)
        make.left.right.equalToSuperview()
        make.bottom.equalTo(action.snp.top).offset(-12)
      }
      stage.layOut()
    }
  }
}
