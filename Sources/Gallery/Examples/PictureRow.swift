import LayoutDSL

extension Example {
  /// A picture in the middle of a row, a name that fills it and a detail as wide as its text.
  static var pictureRow: Example {
    Example("picture-row", "Row with a picture and two lines") { stage in
      let row = stage.add("row")
      let picture = stage.add("picture", to: row)
      let name = stage.add("name", to: row)
      let detail = stage.add("detail", Box(120, 18), to: row)
      row.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(72)
      }
      picture.snp.makeConstraints { make in
        make.size.equalTo(48)
        make.leading.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
      }
      name.snp.makeConstraints { make in
        make.top.equalTo(picture)
        make.leading.equalTo(picture.snp.trailing).offset(12)
        make.trailing.equalToSuperview().inset(16)
        make.height.equalTo(20)
      }
      detail.snp.makeConstraints { make in
        make.top.equalTo(name.snp.bottom).offset(4)
        make.leading.equalTo(name)
        make.trailing.lessThanOrEqualToSuperview().inset(16)
      }
      stage.layOut()
    }
  }
}
