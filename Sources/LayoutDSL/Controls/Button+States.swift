import Foundation

extension Button {
  // MARK: Setting

  /// The title of a state; nil for that of the normal one. With a configuration, the normal title is the configuration's.
  public func setTitle(_ title: String?, for state: State) {
    content.titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    updateContent()
  }

  /// A title with fonts of its own, which wins over a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    updateContent()
  }

  /// Stored for pictures.
  public func setTitleColor(_ color: Color?, for state: State) {
    content.titleColors[state] = color
    updateContent()
  }

  /// The image of a state; nil for that of the normal one. With a configuration, the normal image is the configuration's.
  public func setImage(_ image: Image?, for state: State) {
    content.images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    updateContent()
  }

  /// A picture behind the content. The button is at least as large.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    content.backgroundImages[state] = image
    contentResized()
  }

  // MARK: Reading

  public func title(for state: State) -> String? { ButtonContent.value(of: content.titles, in: state) }

  public func attributedTitle(for state: State) -> NSAttributedString? {
    ButtonContent.value(of: content.attributedTitles, in: state)
  }

  public func titleColor(for state: State) -> Color? { ButtonContent.value(of: content.titleColors, in: state) }

  public func image(for state: State) -> Image? { ButtonContent.value(of: content.images, in: state) }

  public func backgroundImage(for state: State) -> Image? {
    ButtonContent.value(of: content.backgroundImages, in: state)
  }

  public var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentTitleColor: Color { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
  public var currentImage: Image? { configuration.map(\.image) ?? image(for: state) }
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }

  // MARK: Showing

  /// The font of a title nobody set one for.
  var defaultFont: Font {
    if let configuration { return configuration.titleFont }
    return .systemFont(ofSize: buttonType == .system ? 15 : Font.buttonFontSize)
  }

  /// Title and image of the present state go into their views.
  func updateContent() {
    if titleView == nil, currentTitle != nil || currentAttributedTitle != nil {
      _ = titleLabel  // Makes the label, which asks for this again.
      return
    }
    if let titleView {
      if let attributed = currentAttributedTitle {
        titleView.attributedText = attributed
      } else {
        titleView.text = currentTitle
      }
      titleView.textColor = currentTitleColor
    }
    let image = currentImage
    if pictureView == nil, image != nil {
      let view = ImageView()
      pictureView = view
      addSubview(view)
    }
    pictureView?.image = image
    contentResized()
  }

  func configurationChanged() {
    titleView?.font = defaultFont
    updateContent()
  }

  func contentResized() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
