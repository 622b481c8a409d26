import LayoutDSL

extension Example {
  /// A price that keeps its size and a title that gives way to it.
  static var titleAndPrice: Example {
    Example("title-and-price", "Title and price compete") { stage in
      let row = stage.add("row")
      let title = stage.add("title", Box(400, 20), to: row)
      let price = stage.add("price", Box(90, 20), to: row)
      price.snp.contentHuggingHorizontalPriority = 1000
      price.snp.contentCompressionResistanceHorizontalPriority = 1000
      row.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(56)
      }
      price.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
      }
      title.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
        make.trailing.lessThanOrEqualTo(price.snp.leading).offset(-8)
      }
      stage.layOut()
    }
  }
}
