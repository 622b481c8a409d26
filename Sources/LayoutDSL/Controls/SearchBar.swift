import Foundation

/// A field for what to search, as `UISearchBar`: 56 points high, its field of 36 points 8 from the sides and 10 from the top, as
/// Apple's since iOS 11. With a cancel button the field ends 8 before it.
open class SearchBar: View, TextInput {
  /// With the raw values of UIKit.
  nonisolated public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open weak var delegate: (any SearchBarDelegate)?
  /// What is typed into.
  public let searchTextField = TextField()
  open var showsCancelButton = false { didSet { cancelButtonChanged() } }
  // Stored.
  open var searchBarStyle = Style.default
  open var barTintColor: Color?
  open var isTranslucent = true
  open var backgroundImage: Image?
  open var prompt: String?
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  private var cancelButton: Button?
  private lazy var editing = SearchBarEditing(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setHugging(.defaultLow, .defaultHigh)
    searchTextField.delegate = editing
    searchTextField.addAction(for: .editingChanged) { [weak self] in
      guard let self else { return }
      delegate?.searchBar(self, textDidChange: text ?? "")
    }
    addSubview(searchTextField)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  public var inputTraits: InputTraits {
    get { searchTextField.inputTraits }
    set { searchTextField.inputTraits = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Touches the search key as a user does.
  public func userSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Touches the cancel button as a user does.
  public func userCancel() { delegate?.searchBarCancelButtonClicked(self) }

  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.inset(by: EdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let cancelButton {
      let width = cancelButton.intrinsicContentSize.width
      cancelButton.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
      room.size.width = max(0, room.width - width - 8)
      if isMirrored { room.origin.x += width + 8 }
    }
    searchTextField.frame = room
  }

  private func cancelButtonChanged() {
    guard showsCancelButton != (cancelButton != nil) else { return }
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    if showsCancelButton {
      let button = Button(type: .system)
      button.setTitle("Cancel", for: .normal)
      button.addAction(for: .touchUpInside) { [weak self] in self?.userCancel() }
      addSubview(button)
      cancelButton = button
    }
    setNeedsLayout()
  }
}
