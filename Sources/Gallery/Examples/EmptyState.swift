import LayoutDSL

extension Example {
  /// What a list shows that has nothing: a centred column of things of their own sizes.
  static var emptyState: Example {
    Example("empty-list", "Empty state") { stage in
      let empty = stage.add("empty", StackView())
      empty.axis = .vertical
      empty.alignment = .center
      empty.spacing = 16
      empty.addArrangedSubview(stage.add("picture", Box(96, 96), to: empty))
      empty.addArrangedSubview(stage.add("text", Box(220, 22), to: empty))
      empty.addArrangedSubview(stage.add("button", Box(140, 40), to: empty))
      empty.snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.centerY.equalToSuperview().offset(-40)
        make.leading.greaterThanOrEqualToSuperview().offset(32)
      }
      stage.layOut()
    }
  }
}
