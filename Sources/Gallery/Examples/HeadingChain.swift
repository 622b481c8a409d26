import LayoutDSL

extension Example {
  /// A heading under the safe area's top and a note that copies its sides.
  static var headingChain: Example {
    Example("heading-chain", "Heading chain under the safe area") { stage in
      let heading = stage.add("heading")
      let note = stage.add("note")
      heading.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide).offset(24)
        make.leading.trailing.equalToSuperview().inset(20)
        make.height.equalTo(28)
      }
      note.snp.makeConstraints { make in
        make.top.equalTo(heading.snp.bottom).offset(8)
        make.leading.trailing.equalTo(heading)
        make.height.equalTo(20)
      }
      stage.layOut()
    }
  }
}
