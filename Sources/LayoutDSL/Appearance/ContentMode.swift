/// How content is fitted into a view, as `UIView.ContentMode` with its raw values. Has no effect on the layout.
nonisolated public enum ContentMode: Int, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight
}
