import LayoutDSL

extension Example {
  /// Five stars, three of them filled.
  static var ratingBar: Example {
    Example("rating-bar", "Rating of five stars") { stage in
      let bar = stage.add("bar", RatingBar())
      bar.snp.makeConstraints { $0.top.leading.equalTo(stage.root.safeAreaLayoutGuide).inset(Spacing.medium) }
      stage.name(bar.stars) { "star\($0 + 1)" }
      bar.rating = 3
      stage.layOut()
    }
  }
}
