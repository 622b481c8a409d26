import LayoutDSL

/// A form: a centred picture above fields as wide as their stack.
///
/// The stack's alignment is `.center`, so it gives no widths: the picture has its own, and the rows below copy the stack's.
package final class RegistrationController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let form = StackView()
  package let picture = ImageView()
  package let nameField = TextField()
  package let biography = TextView()
  package let registerButton = Button(type: .system)
  /// Called with the name when the button is tapped.
  package var onRegister: ((String) -> Void)?

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    style()
    view.addSubview(scroller)
    scroller.addSubview(content)
    content.addSubview(form)
    for row in [picture, nameField, biography, registerButton] { form.addArrangedSubview(row) }
    constrainRows()
    constrainScroller()
    registerButton.addAction(for: .touchUpInside) { [weak self] in
      guard let self else { return }
      onRegister?(nameField.text ?? "")
    }
  }

  private func style() {
    form.axis = .vertical
    form.spacing = 20
    form.alignment = .center
    picture.backgroundColor = .lightGray
    picture.layer.cornerRadius = 50
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Name"
    biography.layer.borderColor = Color.gray.cgColor
    biography.layer.borderWidth = 1
    registerButton.setTitle("Register", for: .normal)
    registerButton.setTitleColor(.white, for: .normal)
    registerButton.backgroundColor = .systemBlue
    registerButton.layer.cornerRadius = 8
  }

  private func constrainRows() {
    picture.snp.makeConstraints { make in
      make.width.height.equalTo(100)
    }
    let heights: [(row: View, height: Int)] = [(nameField, 44), (biography, 150), (registerButton, 50)]
    for (row, height) in heights {
      row.snp.makeConstraints { make in
        make.width.equalToSuperview()
        make.height.equalTo(height)
      }
    }
  }

  private func constrainScroller() {
    scroller.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    scroller.constrain(content: content, scrolling: .vertical)
    form.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(20)
    }
  }
}
