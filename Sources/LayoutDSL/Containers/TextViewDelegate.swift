import Foundation

/// Who is asked and told about editing and scrolling, as `UITextViewDelegate`. Everything has a default: yes, and nothing.
public protocol TextViewDelegate: ScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether characters may be replaced by what is typed; an empty range is where it is inserted.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: TextView)
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: TextView) {}
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: TextView) {}
}
