/// What a controller around a view, or the one whose view it is, adds to its edges; made when there is any.
final class ControllerEdges {
  /// What bars of a controller around it cover.
  var safeArea = EdgeInsets.zero
  /// The least margins of a controller's view; nil for another one.
  var minimumMargins: DirectionalEdgeInsets?
}
