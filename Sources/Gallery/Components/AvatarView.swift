import LayoutDSL

/// A face in a circle, or initials where there is no picture, with a dot while the person is there.
package final class AvatarView: Component {
  package let initials = Label()
  package let picture = ImageView()
  package let dot = View()

  package override func setUpViews() {
    backgroundColor = Palette.placeholder
    initials.font = Typeface.title
    initials.textColor = Palette.faintText
    initials.textAlignment = .center
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    dot.backgroundColor = Palette.online
    dot.layer.borderColor = Palette.onAccent
    dot.layer.borderWidth = 2
    [initials, picture, dot].forEach(addSubview)
  }

  package override func setUpConstraints() {
    picture.snp.makeConstraints { $0.edges.equalToSuperview() }
    initials.snp.makeConstraints { $0.center.equalToSuperview() }
    dot.snp.makeConstraints { make in
      make.size.equalTo(14)
      make.trailing.bottom.equalToSuperview()
    }
  }

  package func configure(picture image: Image?, initials text: String, isOnline: Bool) {
    picture.image = image
    initials.text = text
    initials.isHidden = image != nil
    dot.isHidden = !isOnline
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in [self, picture, dot] { view.layer.cornerRadius = view.bounds.height / 2 }
  }
}
