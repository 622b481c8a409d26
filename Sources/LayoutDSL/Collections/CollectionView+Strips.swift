import Foundation

extension CollectionView {
  /// The scroll view of a section that scrolls across the others, which its cells are in; nil for other sections and before the
  /// section was seen. `userScroll` scrolls it, to rest where its behaviour says.
  public func orthogonalScrollView(inSection section: Int) -> ScrollView? { collection.strips[section] }

  /// Makes and places the scroll views of the sections that are seen.
  func placeStrips() {
    let seen = collectionViewLayout.strips(in: bounds)
    for (section, strip) in seen { place(strip, section) }
    let numbers = Set(seen.map(\.section))
    for section in collection.strips.keys.sorted() where !numbers.contains(section) {
      guard let view = collection.strips[section] else { continue }
      if view.superview != nil { view.removeFromSuperview() }
      if collectionViewLayout.strip(ofSection: section) == nil { collection.strips[section] = nil }
    }
  }

  private func place(_ strip: OrthogonalStrip, _ section: Int) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = collectionViewLayout.frame(of: strip)
    var size = frame.size
    size[strip.axis] = strip.length
    let view = collection.strips[section] ?? OrthogonalScrollView()
    collection.strips[section] = view
    if view.superview !== self { addSubview(view) }
    // What is at the near end stays there: at the right end of a mirrored one.
    let behind = strip.axis == .horizontal && isMirrored ? view.contentSize.width - view.bounds.width : 0
    let ahead = strip.axis == .horizontal && isMirrored ? size.width - frame.width : 0
    if view.frame != frame { view.frame = frame }
    if view.contentSize != size { view.contentSize = size }
    if ahead != behind {
      view.contentOffset = view.offsetRange.clamped(CGPoint(x: view.contentOffset.x + ahead - behind, y: 0))
    }
    view.stops = (strip.behavior, strip.axis, strip.stops, isMirrored ? ahead : nil)
  }

  /// Scrolls the strip an item is in.
  func scrollStrip(to attributes: CollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) {
    guard let section = attributes.stripSection, let strip = collectionViewLayout.strip(ofSection: section) else {
      return
    }
    place(strip, section)
    guard let view = collection.strips[section] else { return }
    view.setContentOffset(view.offset(toSee: frameInHolder(attributes), at: position), animated: animated)
  }

  func removeStrips() {
    unload(except: [])
    for view in collection.strips.values { view.removeFromSuperview() }
    collection.strips = [:]
  }

  /// What a view with these attributes is a subview of.
  func holder(of attributes: CollectionViewLayoutAttributes) -> View {
    attributes.stripSection.flatMap { collection.strips[$0] } ?? self
  }

  func frameInHolder(_ attributes: CollectionViewLayoutAttributes) -> CGRect {
    guard let strip = attributes.stripSection.flatMap({ collection.strips[$0] }) else { return attributes.frame }
    return attributes.frame.offsetBy(
      dx: strip.contentOffset.x - strip.frame.minX, dy: strip.contentOffset.y - strip.frame.minY)
  }

  // MARK: Behind and in front

  /// A view the layout itself has, of the class that is registered there; without one that is reported, and it is a plain one.
  func loadDecoration(_ element: CollectionState.Element) -> CollectionReusableView {
    let kind = element.kind ?? ""
    let viewClass = collectionViewLayout.decorationClasses[kind]
    if viewClass == nil { tell(.unregisteredIdentifier(kind, subject: reportName)) }
    let view = (viewClass ?? CollectionReusableView.self).make(reuseIdentifier: kind)
    collection.loaded[element] = view
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    return view
  }

  /// Brings what the layout has in front to the front, those of one index in the order of the layout.
  func orderByIndex(_ seen: [CollectionViewLayoutAttributes]) {
    guard seen.contains(where: { $0.zIndex != 0 }) else { return }
    let views = seen.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { collection.loaded[$0.element.element] }
    for holder in [self as View] + collection.strips.keys.sorted().compactMap({ collection.strips[$0] }) {
      let wanted = views.filter { $0.superview === holder }
      let present = holder.subviews.filter { view in wanted.contains { $0 === view } }
      guard !wanted.elementsEqual(present, by: ===) else { continue }
      for view in wanted { holder.bringSubviewToFront(view) }
    }
  }
}
