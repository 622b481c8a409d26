/// What a cell's content goes into. It tells the cell when the size of a text or a picture in it changes.
final class TableViewCellContentView: View {
  package override func subviewSizingChanged(_ subview: View) { superview?.setNeedsLayout() }
}
