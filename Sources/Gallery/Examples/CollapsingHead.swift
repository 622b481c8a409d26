import LayoutDSL

extension Example {
  /// A head that collapses through the constraint that was kept.
  static var collapsingHead: Example {
    Example("collapsing-head", "Stored constraint, collapse") { stage in
      let head = stage.add("head")
      let rest = stage.add("rest")
      var headHeight: Constraint?
      head.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide.snp.top)
        make.leading.trailing.equalToSuperview()
        headHeight = make.height.equalTo(120).constraint
      }
      rest.snp.makeConstraints { make in
        make.top.equalTo(head.snp.bottom).offset(8)
        make.leading.trailing.bottom.equalToSuperview()
      }
      stage.layOut("open")
      headHeight?.update(offset: 0)
      stage.layOut("collapsed")
    }
  }
}
