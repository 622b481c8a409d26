import Foundation

/// A rectangle in a view that takes part in the layout without being seen, as `UILayoutGuide`.
///
/// It has the attributes of a view except baselines and margins, and is not narrower or lower than 0.
open class LayoutGuide: NSObject, LayoutConstraintItem {
  /// Which of the rectangles it is.
  nonisolated package enum Role: Sendable {
    /// Placed by constraints.
    case free
    /// The view's bounds within the safe area.
    case safeArea
    /// The view's bounds within its margins.
    case margins
    /// The bounds within the margins, as wide as is good to read.
    case readable
    /// What the keyboard covers of the bounds.
    case keyboard
    /// The content of a scroll view, from the origin of its coordinates.
    case scrollContent
    /// The bounds of a scroll view, wherever it is scrolled to.
    case scrollFrame
  }

  #if MainActorViews
    public package(set) weak var owningView: View?
  #else
    // A view lets go of its guides before it is gone.
    public package(set) unowned(unsafe) var owningView: View?
  #endif
  /// A name for reports; no effect on the layout.
  public var identifier = ""
  /// The rectangle in the owner's coordinates, as of the last layout of the owner.
  public package(set) var layoutFrame = CGRect.zero

  package let role: Role
  package var mentions = MentionState()
  /// When it was added, counted from its owner.
  package var order = 0
  package var record: ItemRecord?
  /// Storage for the maker's record of the constraints it made for this guide.
  package var makerState: AnyObject?
  /// A name for reports.
  package var layoutLabel: String?
  /// Made when first asked for.
  private var ownReference: ItemReference?

  /// Makes a guide without an owner; `View.addLayoutGuide` gives it one.
  public override init() {
    role = .free
    super.init()
  }

  init(role: Role, owner: View, identifier: String) {
    self.role = role
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  #if !MainActorViews
    deinit {
      ownReference?.end()
    }
  #endif

  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }

  /// The direction leading and trailing follow: its owner's.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    owningView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// What keeps a guide of the library's own clear of its owner's edges; nil for one placed by constraints.
  package var insets: EdgeInsets? {
    switch role {
    case .free, .scrollContent: nil
    case .scrollFrame: .zero
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .readable: owningView?.marginState.guideInsets?.readable ?? .zero
    case .keyboard: owningView?.marginState.guideInsets?.keyboard ?? .zero
    }
  }
}

extension LayoutGuide: LayoutItem {
  package var standingHolder: (any ConstraintHolder)? { owningView }
  package var surroundingHolder: (any ConstraintHolder)? { owningView }
  package var hasBaselinesAndMargins: Bool { false }

  package var reference: ItemReference {
    if let ownReference { return ownReference }
    let made = ItemReference(self)
    ownReference = made
    return made
  }

  package func prepareForConstraints() {}

  package var reportName: String {
    if let layoutLabel { return layoutLabel }
    let own = identifier.isEmpty ? "LayoutGuide" : identifier
    return owningView.map { "\($0.reportName).\(own)" } ?? own
  }

  package func beginMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role) {
    mentions.append(constraint, role)
    owningView?.guideMentionsChanged(by: 1)
  }

  package func endMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role) {
    mentions.remove(constraint, role)
    owningView?.guideMentionsChanged(by: -1)
  }
}
