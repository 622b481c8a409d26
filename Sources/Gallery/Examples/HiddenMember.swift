import LayoutDSL

extension Example {
  /// A column one of whose members is hidden: one spacing remains between its neighbours.
  static var hiddenMember: Example {
    Example("hidden-member", "Vertical stack with a hidden member") { stage in
      let stack = stage.add("stack", StackView())
      stack.axis = .vertical
      stack.spacing = 12
      for (name, height) in [("first", 44), ("second", 60), ("hidden", 80), ("last", 44)] as [(String, Double)] {
        stack.addArrangedSubview(stage.add(name, Box(View.noIntrinsicMetric, height), to: stack))
      }
      stack.arrangedSubviews[2].isHidden = true
      stack.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide).offset(16)
        make.leading.trailing.equalToSuperview().inset(16)
      }
      stage.layOut()
    }
  }
}
