import LayoutDSL

extension Example {
  /// A button with and without an icon, and while it is busy.
  static var primaryButton: Example {
    Example("primary-button", "Primary button") { stage in
      let button = stage.add("button", PrimaryButton())
      button.snp.makeConstraints { make in
        make.top.leading.trailing.equalTo(stage.root.safeAreaLayoutGuide).inset(Spacing.medium)
      }
      stage.name("content", button.content)
      stage.name("icon", button.icon)
      stage.name("title", button.title)
      stage.name("spinner", button.spinner)
      button.configure(title: "Save")
      stage.layOut("title")
      button.configure(title: "Save", icon: Image(systemName: "tray"))
      stage.layOut("title and icon")
      button.isLoading = true
      stage.layOut("loading")
    }
  }
}
