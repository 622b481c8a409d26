import LayoutDSL

extension Example {
  /// A field at rest, edited, with a complaint and without an icon.
  static var floatingField: Example {
    Example("floating-field", "Text field with a floating title") { stage in
      let field = stage.addFloatingField()
      field.configure(title: "Your name", icon: Image(systemName: "person"))
      stage.layOut("at rest")
      field.field.becomeFirstResponder()
      stage.layOut("edited")
      field.complain("Too short")
      stage.layOut("complaint")
      field.field.resignFirstResponder()
      field.complain(nil)
      field.configure(title: "Your name", icon: nil)
      stage.layOut("no icon")
    }
  }

  /// The title's middle is told to stay where it is by an inset, which is the same from both sides; an offset moves it.
  static var insetOnCentre: Example {
    Example("inset-on-centre", "An inset on a centre moves nothing, an offset does") { stage in
      let field = stage.addFloatingField()
      field.configure(title: "Your name", icon: nil)
      stage.layOut("at rest")
      field.titleCentre?.update(inset: Spacing.huge)
      stage.layOut("update(inset: 32)")
      field.titleCentre?.update(offset: -Spacing.huge)
      stage.layOut("update(offset: -32)")
    }
  }
}

extension Stage {
  fileprivate func addFloatingField() -> FloatingField {
    let field = add("field", FloatingField())
    field.snp.makeConstraints { $0.top.leading.trailing.equalTo(root.safeAreaLayoutGuide).inset(Spacing.medium) }
    name("box", field.box)
    name("icon", field.icon)
    name("text", field.field)
    name("title", field.title)
    name("complaint", field.complaint)
    return field
  }
}
