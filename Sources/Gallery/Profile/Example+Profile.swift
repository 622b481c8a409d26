import LayoutDSL

extension Example {
  static var profile: [Example] {
    [
      editProfile
    ]
  }

  /// A profile, then with a complaint about the address, which moves what is below.
  static var editProfile: Example {
    Example(screen: "edit-profile", "Edit a profile") { stage in
      let controller = ProfileController()
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("column", controller.column)
      stage.name("avatar", controller.avatar)
      stage.name("initials", controller.avatar.initials)
      stage.name("dot", controller.avatar.dot)
      for (name, field) in [("name", controller.name), ("address", controller.address)] {
        stage.name(name, field)
        stage.name("\(name)Box", field.box)
        stage.name("\(name)Icon", field.icon)
        stage.name("\(name)Text", field.field)
        stage.name("\(name)Title", field.title)
        stage.name("\(name)Complaint", field.complaint)
      }
      stage.name("card", controller.card)
      stage.name("heading", controller.card.heading)
      stage.name("rating", controller.rating)
      stage.name("saveButton", controller.saveButton)
      stage.name("saveTitle", controller.saveButton.title)
      stage.layOut("shown")
      controller.address.complain("There is no such address")
      stage.layOut("complaint")
    }
  }
}
