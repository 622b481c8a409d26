import LayoutDSL

extension LaidOutItem {
  /// What determines the attributes, as lines to put below a message; empty where there is nothing to say.
  func explanation(of attributes: [AttributeConstraint.Attribute]) -> String {
    ""
  }
}
