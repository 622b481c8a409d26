extension LayoutItem {
  // There are no items but views and guides, and views alone have baselines: no need to look at types.

  /// The item as a view; nil for a guide.
  package var view: View? { hasBaselinesAndMargins ? unsafeDowncast(self, to: View.self) : nil }

  /// The item as a guide; nil for a view.
  package var guide: LayoutGuide? { hasBaselinesAndMargins ? nil : unsafeDowncast(self, to: LayoutGuide.self) }

  /// The view around it: a view's superview, a guide's owner.
  package var layoutSuperview: View? { surroundingHolder?.view }
}
