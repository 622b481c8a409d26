import Foundation

extension View {
  /// Whether the position or size of the view could be another without any constraint being met less well. Lays out the
  /// tree first. O(tree) for the first view asked after a change, and a solve for each part that may be open.
  ///
  /// Ties within a level count as open, although the layout always comes out the same. UIKit's `hasAmbiguousLayout`.
  public var hasAmbiguousLayout: Bool {
    guard let engine = laidOutEngine, let record else { return false }
    return !engine.openVariables(of: record).isEmpty
  }

  /// What of the view's frame is open, in which range, together with what, and what would settle it; empty for a layout
  /// that is determined. Lays out the tree first. Cost as of `hasAmbiguousLayout`.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    guard let engine = laidOutEngine, let record else { return [] }
    return engine.ambiguities(of: record)
  }

  /// The same of the view, its guides and everything inside, superviews first. Guides only the library relates to something,
  /// as stacks do, are left out.
  public var layoutAmbiguitiesInSubtree: [LayoutAmbiguity] {
    guard let engine = laidOutEngine else { return [] }
    var found: [LayoutAmbiguity] = []
    forEachInSubtree { view in
      view.eachRecord { record in
        if record.guide?.isTheLibrarysAlone != true { found += engine.ambiguities(of: record) }
      }
    }
    return found
  }

  /// Shows another of the layouts an ambiguous view could have, with everything that moves along; nothing happens to a view
  /// that is not ambiguous.
  ///
  /// Called again it goes on to the next one and at last back to the first: each open part in turn at its most and at its
  /// least, position before size, horizontal before vertical; where nothing stops it, 100 points away from where it is.
  /// Constraints stay as they are, and the next change to the layout ends it. UIKit's `exerciseAmbiguityInLayout`, which
  /// chooses at random.
  public func exerciseAmbiguityInLayout() {
    guard let engine = laidOutEngine, let record else { return }
    engine.exercise(record) { rootView.runLayoutPass() }
  }

  /// The active constraints that decide position and size of the view along an axis, also from further away: those that
  /// determine them, and those that are violated by them. In order of addition. Lays out the tree first. O(tree).
  ///
  /// What the library adds by itself - frames, content sizes - is not listed. UIKit's `constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(for axis: AttributeConstraint.Axis) -> [AttributeConstraint] {
    guard let engine = laidOutEngine, let record else { return [] }
    return engine.constraints(affecting: record, along: axis)
  }

  /// The engine of the tree after a layout pass.
  var laidOutEngine: TreeEngine? {
    let root = rootView
    root.runLayoutPass()
    return root.engine as? TreeEngine
  }
}

extension LayoutGuide {
  fileprivate var isTheLibrarysAlone: Bool {
    let constraints = mentions.elements
    return !constraints.isEmpty && constraints.allSatisfy(\.isLibraryMade)
  }

  /// See `View.hasAmbiguousLayout`. A guide the library places itself is never ambiguous.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.laidOutEngine, let record else { return false }
    return !engine.openVariables(of: record).isEmpty
  }

  /// See `View.layoutAmbiguities`.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    guard let engine = owningView?.laidOutEngine, let record else { return [] }
    return engine.ambiguities(of: record)
  }

  /// See `View.constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(for axis: AttributeConstraint.Axis) -> [AttributeConstraint] {
    guard let engine = owningView?.laidOutEngine, let record else { return [] }
    return engine.constraints(affecting: record, along: axis)
  }
}
