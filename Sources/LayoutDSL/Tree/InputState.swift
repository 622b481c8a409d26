/// Which view of a tree has the keyboard.
final class InputState {
  weak var firstResponder: View?
}
