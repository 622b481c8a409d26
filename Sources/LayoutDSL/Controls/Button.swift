import Foundation

/// Something to tap on, with a title, an image or both, as `UIButton`.
///
/// The intrinsic size without a configuration is UIKit's of old: the title with 6 points above and below and at least 30
/// points wide, an image as it is, both side by side. Content insets take the place of the 6 points and of the minimum.
/// An empty button is as large as one with an empty title, 30 points wide. Where there are pixels, these sizes are rounded up to
/// whole points, as Interface Builder's archives have them (30 high at 15 points, 32 at 16, 33 at 17). With a configuration it is the content within
/// the configuration's insets. The title has 18 points (`UIFont.buttonFontSize`), 15 in a system button. Hugging 250 and
/// compression resistance 750 along both axes.
open class Button: Control {
  /// As `UIButton.ButtonType` with its raw values.
  nonisolated public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom
  var content = ButtonContent()
  var titleView: Label?
  var pictureView: ImageView?

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    setType(type)
  }

  /// A system button that performs the action when tapped, with its title and image.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    setPrimaryAction(primaryAction)
  }

  /// A button with a configuration; title and image of the action are used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()  // Observers do not run in initialisers.
    setPrimaryAction(primaryAction)
  }

  // MARK: Content

  /// The label of the title; its font and number of lines may be set, its text is the button's business. Made when first
  /// asked for.
  open var titleLabel: Label? {
    if let titleView { return titleView }
    let label = Label()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    titleView = label
    addSubview(label)
    updateContent()
    return label
  }

  /// The view of the image; nil while there is none.
  open var imageView: ImageView? { pictureView }

  /// Replaces what was set for the states by title, image and insets of its own; nil by default.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged() } }
  }

  // MARK: Insets, without a configuration

  /// Around title and image, in points. Setting top or bottom takes away the 6 points there are otherwise, setting left or
  /// right the minimal width.
  open var contentEdgeInsets = EdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentResized() } } }
  /// Moves the title, without an effect on the intrinsic size.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, without an effect on the intrinsic size.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Stored, of no effect on the layout

  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  /// What a long touch offers; a test goes through its children.
  open var menu: Menu?
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false

  /// Called when the state changes and by `setNeedsUpdateConfiguration`, to adapt the configuration.
  open var configurationUpdateHandler: ((Button) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  /// Has the configuration adapted at once. Overriding it, call `super`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { measure(contentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Performs what is set for `touchUpInside` and `primaryActionTriggered`, as a tap does.
  open override func performPrimaryAction() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  package override func stateChanged() {
    updateContent()
    if configurationUpdateHandler != nil { updateConfiguration() }
  }

  package override func subviewSizingChanged(_ subview: View) {
    if subview === titleView || subview === pictureView { contentResized() }
  }

  /// The title is in the middle of the button, whatever its height.
  package override var hasCentredBaselines: Bool { titleView != nil }

  package override func firstBaselineOffset() -> CGFloat {
    guard let titleView else { return 0 }
    return titleCentreOffset + titleView.firstBaselineOffset() - titleSize.height / 2
  }

  package override func lastBaselineOffset() -> CGFloat {
    guard let titleView else { return 0 }
    return titleView.lastBaselineOffset() - titleSize.height / 2 - titleCentreOffset
  }

  private func setType(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: setImage(Image(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(Image(systemName: "plus.circle"), for: .normal)
    case .close: setImage(Image(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }

  private func setPrimaryAction(_ action: Action?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }
}
