import LayoutDSL

extension Example {
  /// A badge with one digit, with two, and with more than it shows.
  static var countBadge: Example {
    Example("count-badge", "Badge as wide as its number") { stage in
      let badge = stage.add("badge", CountBadge())
      badge.snp.makeConstraints { $0.top.leading.equalTo(stage.root.safeAreaLayoutGuide).inset(Spacing.medium) }
      stage.name("number", badge.number)
      for count in [1, 42, 120] {
        badge.count = count
        stage.layOut("\(count)")
      }
    }
  }
}
