import LayoutDSL

/// What is shown where there is nothing yet: a picture, what is missing, why, and something to do about it.
package final class EmptyStateView: Component {
  package let picture = ImageView()
  package let title = Label()
  package let detail = Label()
  package let button = PrimaryButton()

  package override func setUpViews() {
    picture.tintColor = Palette.faintSymbol
    picture.contentMode = .scaleAspectFit
    title.font = Typeface.title
    title.textAlignment = .center
    detail.font = Typeface.detail
    detail.textColor = Palette.faintText
    detail.textAlignment = .center
    detail.numberOfLines = 0
    [picture, title, detail, button].forEach(addSubview)
  }

  package override func setUpConstraints() {
    picture.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Spacing.large)
      make.centerX.equalToSuperview()
      make.size.equalTo(80)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(Spacing.medium)
      make.leading.trailing.equalToSuperview().inset(Spacing.large)
    }
    detail.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(Spacing.small)
      make.leading.trailing.equalToSuperview().inset(Spacing.large)
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(detail.snp.bottom).offset(Spacing.large)
      make.leading.trailing.equalToSuperview().inset(40)
      make.bottom.equalToSuperview().offset(-Spacing.large)
    }
  }

  package func configure(
    picture image: Image?, title text: String, detail more: String, button label: String, action: @escaping () -> Void
  ) {
    picture.image = image
    title.text = text
    detail.text = more
    button.configure(title: label)
    button.onTap = action
  }
}
