import LayoutDSL

extension Example {
  /// A button in the middle of a smaller screen.
  static var centredButton: Example {
    Example("centred-button", "Centred button, 375 x 812", width: 375, height: 812) { stage in
      let button = stage.add("button")
      button.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.width.equalTo(150)
        make.height.equalTo(50)
      }
      stage.layOut()
    }
  }
}
