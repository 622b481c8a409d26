import LayoutDSL

/// Somebody in a list of contacts.
nonisolated package struct Contact: Sendable {
  package var name: String
  package var phone: String
  package var isOnline: Bool
  package var picture: Image?

  package init(name: String, phone: String, isOnline: Bool = false, picture: Image? = nil) {
    self.name = name
    self.phone = phone
    self.isOnline = isOnline
    self.picture = picture
  }
}
