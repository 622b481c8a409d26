import LayoutDSL

extension Example {
  /// A page that scrolls vertically: edges and width to the scroll view, and the last child closes the content.
  static var scrollingPage: Example {
    Example("scrolling-page", "Vertical scrolling page") { stage in
      let page = stage.add("page", ScrollView())
      let body = stage.add("body", to: page)
      let upper = stage.add("upper", to: body)
      let lower = stage.add("lower", to: body)
      page.snp.makeConstraints { make in make.edges.equalTo(stage.root.safeAreaLayoutGuide) }
      body.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
      }
      upper.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(300)
      }
      lower.snp.makeConstraints { make in
        make.top.equalTo(upper.snp.bottom).offset(20)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(600)
        make.bottom.equalToSuperview().inset(24)
      }
      stage.layOut()
    }
  }
}
