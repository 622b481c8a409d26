import LayoutDSL

extension Example {
  /// A row that is 40 too narrow for what it must hold: 16 + 300 + 8 + 90 + 16 = 430.
  static var broken: Example {
    Example("broken", "Broken: a title and a price that cannot both have their widths") { stage in
      let title = stage.add("title")
      let price = stage.add("price")
      title.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide).labeled("titleTop")
        make.leading.equalToSuperview().offset(16).labeled("titleLeading")
        make.width.equalTo(300).labeled("titleWidth")
        make.height.equalTo(20).labeled("titleHeight")
      }
      price.snp.makeConstraints { make in
        make.top.height.equalTo(title).labeled("priceLine")
        make.leading.equalTo(title.snp.trailing).offset(8).labeled("priceAfterTitle")
        make.trailing.equalToSuperview().offset(-16).labeled("priceTrailing")
        make.width.equalTo(90).labeled("priceWidth")
      }
      stage.layOut()
    }
  }
}
