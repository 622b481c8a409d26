import LayoutDSL

extension Example {
  /// A card whose content is replaced by a higher one.
  static var card: Example {
    Example("card", "Card with content that is swapped") { stage in
      let card = stage.add("card", CardView())
      card.heading.text = "Your level"
      card.snp.makeConstraints { $0.top.leading.trailing.equalTo(stage.root.safeAreaLayoutGuide).inset(Spacing.medium) }
      stage.name("column", card.column)
      stage.name("heading", card.heading)
      stage.name("holder", card.holder)
      let low = Box(120, 40)
      stage.name("low", low)
      card.content = low
      stage.layOut("low")
      let high = Box(120, 90)
      stage.name("high", high)
      card.content = high
      stage.layOut("high")
    }
  }
}
