/// Who in a tree has the keyboard.
final class InputState {
  weak var firstResponder: Responder?
}
