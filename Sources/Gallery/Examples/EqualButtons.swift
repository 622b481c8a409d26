import LayoutDSL

extension Example {
  /// A bar of three buttons that share its width evenly.
  static var equalButtons: Example {
    Example("equal-buttons", "Three equal buttons") { stage in
      let bar = stage.add("bar", StackView())
      bar.distribution = .fillEqually
      bar.spacing = 8
      for (name, width) in [("back", 40), ("save", 70), ("share", 55)] as [(String, Double)] {
        bar.addArrangedSubview(stage.add(name, Box(width, 20), to: bar))
      }
      bar.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
        make.height.equalTo(48)
      }
      stage.layOut()
    }
  }
}
