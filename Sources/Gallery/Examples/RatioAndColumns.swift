import LayoutDSL

extension Example {
  /// A 16:9 banner, two columns of which one has two fifths, and a tray of a quarter of the screen.
  static var ratioAndColumns: Example {
    Example("ratio-and-columns", "Ratio picture and proportional columns") { stage in
      let banner = stage.add("banner")
      let strip = stage.add("strip")
      let narrow = stage.add("narrow", to: strip)
      let wide = stage.add("wide", to: strip)
      let tray = stage.add("tray")
      banner.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide)
        make.leading.trailing.equalToSuperview().inset(16)
        make.height.equalTo(banner.snp.width).multipliedBy(9.0 / 16.0)
      }
      strip.snp.makeConstraints { make in
        make.top.equalTo(banner.snp.bottom).offset(12)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(100)
      }
      narrow.snp.makeConstraints { make in
        make.top.bottom.leading.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.4)
      }
      wide.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.leading.equalTo(narrow.snp.trailing).offset(10)
        make.trailing.equalToSuperview().inset(10)
      }
      tray.snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
        make.height.equalToSuperview().dividedBy(4)
      }
      stage.layOut()
    }
  }
}
