import LayoutDSL

extension Example {
  /// Bare numbers mean the superview; the second field copies the first one.
  static var form: Example {
    Example("bare-form", "Form with bare numbers and copies of a sibling") { stage in
      let first = stage.add("first")
      let second = stage.add("second")
      let underline = stage.add("underline")
      first.snp.makeConstraints { make in
        make.leading.equalTo(16)
        make.trailing.equalTo(-16)
        make.top.equalTo(100)
        make.height.equalTo(44)
      }
      second.snp.makeConstraints { make in
        make.top.equalTo(first.snp.bottom).offset(12)
        make.left.right.height.equalTo(first)
      }
      underline.snp.makeConstraints { make in
        make.leading.equalTo(second)
        // An inset's sign follows the attribute it is measured from: this is 6 below the bottom.
        make.top.equalTo(second.snp.bottom).inset(-6)
        make.width.equalTo(second).inset(10)
        make.height.equalTo(1)
      }
      stage.layOut()
    }
  }
}
