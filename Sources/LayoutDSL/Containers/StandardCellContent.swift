/// The texts and the picture of a cell's style, those that were asked for.
struct StandardCellContent {
  var title: Label?
  var detail: Label?
  var picture: ImageView?

  var isEmpty: Bool { title == nil && detail == nil && picture == nil }
}
