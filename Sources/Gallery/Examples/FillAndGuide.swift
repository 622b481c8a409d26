import LayoutDSL

extension Example {
  /// The whole screen, its safe area, and a card inside that.
  static var fillAndGuide: Example {
    Example("fill-and-guide", "Fill and guide") { stage in
      let backdrop = stage.add("backdrop")
      let list = stage.add("list")
      let card = stage.add("card")
      backdrop.snp.makeConstraints { make in make.edges.equalToSuperview() }
      list.snp.makeConstraints { make in make.edges.equalTo(stage.root.safeAreaLayoutGuide) }
      card.snp.makeConstraints { make in make.edges.equalTo(list).inset(16) }
      stage.layOut()
    }
  }
}
