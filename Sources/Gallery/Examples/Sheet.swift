import LayoutDSL

extension Example {
  /// A sheet below the screen that is made anew at its bottom.
  static var sheet: Example {
    Example("sheet", "Sheet, remade between two states") { stage in
      let sheet = stage.add("sheet")
      let grip = stage.add("grip", to: sheet)
      grip.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(8)
        make.centerX.equalToSuperview()
        make.width.equalTo(36)
        make.height.equalTo(5)
      }
      for (state, isShown) in [("hidden", false), ("shown", true)] {
        sheet.snp.remakeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(320)
          if isShown {
            make.bottom.equalToSuperview()
          } else {
            make.top.equalTo(stage.root.snp.bottom)
          }
        }
        stage.layOut(state)
      }
    }
  }
}
