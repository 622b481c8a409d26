import Foundation

/// Shows a `ListContentConfiguration`, as `UIListContentView`; anywhere, not in cells alone. Its height is that of its content.
open class ListContentView: View, ContentView {
  private var shown: ListContentConfiguration
  private let picture = ImageView()
  private let title = Label()
  private let detail = Label()
  private let texts = StackView()
  private let row = StackView()

  public init(configuration: ListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    build()
  }

  /// Others than those of lists change nothing.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? ListContentConfiguration else { return }
      shown = list
      apply()
    }
  }

  // The views, for tests; UIKit has guides for where they are. Nil for what is not shown.
  public var textLabel: Label? { title.isHidden ? nil : title }
  public var secondaryTextLabel: Label? { detail.isHidden ? nil : detail }
  public var imageView: ImageView? { picture.isHidden ? nil : picture }

  private func build() {
    insetsLayoutMarginsFromSafeArea = false
    row.alignment = .center
    for view in [picture, texts] { row.addArrangedSubview(view) }
    for label in [title, detail] { texts.addArrangedSubview(label) }
    picture.contentMode = .scaleAspectFit
    // Beside each other the second text has its width as long as the first one has.
    title.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    detail.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    addSubview(row)
    apply()
  }

  private func apply() {
    let margins = shown.directionalLayoutMargins.finite
    directionalLayoutMargins = margins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    row.spacing = shown.imageToTextPadding
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing = isBeside ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    apply(shown.text, shown.attributedText, shown.textProperties, to: title)
    apply(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, to: detail)
    // A stack shares its width among texts of several lines.
    if isBeside {
      title.numberOfLines = 1
      detail.numberOfLines = 1
    }
    texts.isHidden = title.isHidden && detail.isHidden
    applyPicture()
    row.snp.remakeConstraints { make in
      make.top.equalToSuperview().offset(margins.top)
      // A height that is given wins.
      make.bottom.equalToSuperview().offset(-margins.bottom).priority(999)
      make.leading.trailing.equalTo(layoutMarginsGuide)
    }
  }

  private func applyPicture() {
    let properties = shown.imageProperties
    var image = shown.image
    if let symbol = properties.preferredSymbolConfiguration { image = image?.withConfiguration(symbol) }
    picture.image = image
    picture.isHidden = image == nil
    picture.layer.cornerRadius = properties.cornerRadius
    if let tint = properties.tintColor { picture.tintColor = tint }
    let room = properties.room(image?.size ?? .zero)
    picture.snp.remakeConstraints { make in make.size.equalTo(room) }
  }

  private func apply(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: ListContentConfiguration.TextProperties,
    to label: Label
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    label.isHidden = (attributed?.length ?? text?.utf16.count ?? 0) == 0
  }
}

nonisolated extension DirectionalEdgeInsets {
  /// With 0 for NaN and infinities.
  fileprivate var finite: DirectionalEdgeInsets {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return DirectionalEdgeInsets(
      top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing))
  }
}
