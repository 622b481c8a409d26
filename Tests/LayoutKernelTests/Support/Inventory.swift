import LayoutBenchmarks
import LayoutKernel

/// What is present in a solver, kept beside it: enough to build the same system afresh.
struct Inventory {
  struct Entry {
    var name: String
    var equation: TranscriptEquation
    var place: Int
  }

  struct Edit {
    var variable: String
    var strength: Strength
    var place: Int
    var suggestion: Double?
  }

  /// In order of creation.
  var variables: [String] = []
  /// In order of addition.
  var entries: [Entry] = []
  var edits: [Edit] = []
  /// Constraints and edit variables added so far, those gone again included.
  var additions = 0

  func index(of name: String) -> Int? {
    entries.firstIndex { $0.name == name }
  }

  func edit(of variable: String) -> Int? {
    edits.firstIndex { $0.variable == variable }
  }

  /// A model that never saw anything but what is left: the variables in their order, the constraints in their order and
  /// at their places.
  func fresh() throws -> Model {
    let model = Model()
    for variable in variables { model.makeVariable(variable) }
    var next = (entry: 0, edit: 0)
    let edits = edits.sorted { $0.place < $1.place }
    while next.entry < entries.count || next.edit < edits.count {
      let isEdit =
        next.entry == entries.count
        || (next.edit < edits.count && edits[next.edit].place < entries[next.entry].place)
      try model.burnPlaces(upTo: isEdit ? edits[next.edit].place : entries[next.entry].place)
      if isEdit {
        let edit = edits[next.edit]
        _ = try model.perform(.edit(variable: edit.variable, strength: edit.strength))
        if let value = edit.suggestion { try model.perform(.suggest(variable: edit.variable, value: value)) }
        next.edit += 1
      } else {
        let entry = entries[next.entry]
        try model.perform(.add(name: entry.name, equation: entry.equation, isTrial: false))
        next.entry += 1
      }
    }
    return model
  }
}
