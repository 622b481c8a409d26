import Foundation

/// Notes what views are like before they change while a closure runs whose changes are animated, or are not.
///
/// Unchecked, as only the task that runs the closure uses it: the views belong to that, too.
package class AnimationRecorder: TreeBound, @unchecked Sendable {
  /// A view that changed: what of it, and what it was like before.
  package struct Note {
    package let view: View
    package var before: ViewPresentation
    package var properties: ViewPresentation.Properties
  }

  package private(set) var notes: [Note] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init() {}

  /// Properties of the view are about to change; of each only the first time in a closure counts.
  func note(_ view: View, _ properties: ViewPresentation.Properties) {
    guard let place = places[ObjectIdentifier(view)] else {
      places[ObjectIdentifier(view)] = notes.count
      notes.append(Note(view: view, before: view.modelPresentation, properties: properties))
      return
    }
    let new = properties.subtracting(notes[place].properties)
    guard !new.isEmpty else { return }
    notes[place].before = notes[place].before.taking(new, from: view.modelPresentation)
    notes[place].properties.formUnion(new)
  }

  /// Leaves out what a closure inside this one has changed, which is not for this one to animate.
  package func leaveOut(_ inner: AnimationRecorder) {
    for note in inner.notes {
      guard let place = places[ObjectIdentifier(note.view)] else { continue }
      let shared = notes[place].properties.intersection(note.properties)
      let change = note.before.taking(shared, from: note.view.modelPresentation)
      notes[place].before = notes[place].before.takingBack(-1, of: note.before, change)
    }
  }
}

/// What the present task records.
nonisolated package enum AnimationContext {
  @TaskLocal package static var recorder: AnimationRecorder?
}

extension View {
  /// Properties of the view are others from now on.
  func willChange(_ properties: ViewPresentation.Properties) {
    AnimationContext.recorder?.note(self, properties)
  }

  /// How the view is seen when nothing moves.
  package var modelPresentation: ViewPresentation {
    let frame = geometry.frame
    return ViewPresentation(
      bounds: CGRect(origin: geometry.boundsOrigin, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY), transform: appearance?.transform ?? .identity,
      alpha: appearance?.alpha ?? 1, backgroundColor: appearance?.backgroundColor)
  }
}
