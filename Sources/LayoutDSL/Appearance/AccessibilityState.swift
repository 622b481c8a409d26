/// What is stored of a view for those who cannot see it.
struct AccessibilityState {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var isElement = false
  var hidesElements = false
  var isModal = false
  var ignoresInvertColors = false
  var elements: [Any]?
}
