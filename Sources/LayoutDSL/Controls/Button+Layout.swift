import Foundation

extension Button {
  /// Above and below a title without a configuration and without content insets.
  private static var titlePadding: CGFloat { 6 }
  /// The least width of a title without a configuration and without content insets.
  private static var minimalWidth: CGFloat { 30 }

  /// The size of the title on as few lines as it can have; as high as a line where it is empty.
  var titleSize: CGSize {
    guard let titleView, let text = titleView.text, !text.isEmpty else { return .zero }
    return titleView.sizeThatFits(.zero)
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var hasTitle: Bool { titleSize != .zero }
  private var hasImage: Bool { currentImage != nil }

  private var isVertical: Bool {
    configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
  }

  /// Between image and title.
  private var gap: CGFloat { hasTitle && hasImage ? configuration?.imagePadding ?? 0 : 0 }

  /// Title and image together.
  var contentSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    if isVertical {
      return CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
    }
    return CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// The intrinsic size around a content.
  func measure(_ content: CGSize) -> CGSize {
    var size: CGSize
    if let configuration {
      let insets = configuration.contentInsets
      size = CGSize(
        width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
      if !hasTitle, !hasImage { size.height += emptyTitleHeight }
    } else {
      size = measureWithoutConfiguration(content)
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  private func measureWithoutConfiguration(_ content: CGSize) -> CGSize {
    let insets = contentEdgeInsets
    let isEmpty = !hasTitle && !hasImage
    var size = content
    if hasTitle || isEmpty, insets.top == 0, insets.bottom == 0 {
      let line = isEmpty ? emptyTitleHeight : titleSize.height
      size.height = max(size.height, line + 2 * Self.titlePadding)
    }
    if hasTitle || isEmpty, insets.left == 0, insets.right == 0 { size.width = max(size.width, Self.minimalWidth) }
    size = CGSize(
      width: max(0, size.width + insets.left + insets.right), height: max(0, size.height + insets.top + insets.bottom))
    guard hasTitle || isEmpty, rootView.pixelGrid != nil else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var emptyTitleHeight: CGFloat {
    let font: Font = titleView?.font ?? defaultFont
    return roundedUpToPixels(CGSize(width: 0, height: measuringContext.measurer.lineMetrics(of: font).height)).height
  }

  /// How far the middle of the title is below that of the button.
  var titleCentreOffset: CGFloat {
    let insets = resolvedInsets
    var offset = (insets.top - insets.bottom) / 2
    if configuration == nil {
      offset += (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
    } else if isVertical, hasImage {
      let shift = (imageSize.height + gap) / 2
      offset += configuration?.imagePlacement == .top ? shift : -shift
    }
    return offset
  }

  private var resolvedInsets: EdgeInsets {
    configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
  }

  // MARK: Placing

  /// Image and title side by side, or one above the other, in the middle or where the alignment says. The title gives way
  /// where there is too little room.
  func placeContent() {
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: resolvedInsets)
    let (image, title) = fitted(in: room.size)
    let imageFirst = imageComesFirst
    let total = isVertical ? contentSize.height : image.width + gap + title.width
    if isVertical {
      let top = room.minY + verticalStart(total, in: room.height)
      place(
        pictureView, image, x: room.minX + (room.width - image.width) / 2,
        y: imageFirst ? top : top + title.height + gap)
      place(
        titleView, title, x: room.minX + (room.width - title.width) / 2,
        y: imageFirst ? top + image.height + gap : top)
      return
    }
    let (imageRoom, titleRoom) =
      configuration == nil ? (room.inset(by: imageEdgeInsets), room.inset(by: titleEdgeInsets)) : (room, room)
    place(
      pictureView, image,
      x: imageRoom.minX + horizontalStart(total, in: imageRoom.width) + (imageFirst ? 0 : title.width + gap),
      y: imageRoom.minY + verticalStart(image.height, in: imageRoom.height))
    place(
      titleView, title,
      x: titleRoom.minX + horizontalStart(total, in: titleRoom.width) + (imageFirst ? image.width + gap : 0),
      y: titleRoom.minY + verticalStart(title.height, in: titleRoom.height))
  }

  private func fitted(in room: CGSize) -> (image: CGSize, title: CGSize) {
    let image = CGSize(
      width: min(imageSize.width, max(0, room.width)), height: min(imageSize.height, max(0, room.height)))
    let left = isVertical ? room.width : room.width - image.width - gap
    let title = CGSize(width: min(titleSize.width, max(0, left)), height: min(titleSize.height, max(0, room.height)))
    return (image, title)
  }

  /// Whether the image is on the left of the title, or above it.
  private var imageComesFirst: Bool {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch configuration?.imagePlacement ?? .leading {
    case .leading: return isLeftToRight
    case .trailing: return !isLeftToRight
    case .top: return true
    case .bottom: return false
    }
  }

  private func horizontalStart(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .center: return (room - length) / 2
    case .left, .fill: return 0
    case .right: return room - length
    case .leading: return isLeftToRight ? 0 : room - length
    case .trailing: return isLeftToRight ? room - length : 0
    }
  }

  private func verticalStart(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: (room - length) / 2
    case .top: 0
    case .bottom: room - length
    }
  }

  private func place(_ view: View?, _ size: CGSize, x: CGFloat, y: CGFloat) {
    guard let view else { return }
    let exact = CGRect(x: x, y: y, width: size.width, height: size.height)
    let frame = rootView.pixelGrid?.rounded(exact) ?? exact
    if view.frame != frame { view.frame = frame }
  }
}
