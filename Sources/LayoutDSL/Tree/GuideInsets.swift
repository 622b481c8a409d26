/// The guides of a view that follow more than its margins, and what keeps them clear of its edges; made when one is asked
/// for.
final class GuideInsets {
  var readableGuide: LayoutGuide?
  var readable = EdgeInsets.zero
  var keyboardGuide: KeyboardLayoutGuide?
  var keyboard = EdgeInsets.zero

  var guides: [LayoutGuide] { [readableGuide, keyboardGuide].compactMap(\.self) }
}
