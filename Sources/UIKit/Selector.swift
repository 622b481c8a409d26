/// The name of a method, of which there is none without Apple's runtime: `nil` is the only `Selector?` there is, so that
/// `UIBarButtonItem(title:style:target:action:)` and the like compile where they do nothing yet.
public enum Selector {}
