/// One variable inside the engine, with its wish to be 0.
///
/// Wherever a tight row is named by number, a negative number `~variable` names the variable's wish, which stands in the
/// tight set while nothing else determines the variable.
struct Column: BitwiseCopyable {
  /// Its first entry in a tight row, or -1.
  var tight: Int32 = -1
  /// Its first entry in another row, or -1.
  var loose: Int32 = -1
  /// How many rows mention it, new ones included.
  var count: Int32 = 0
  /// The tight row that determines it, or `~variable`.
  var owner: Int32 = -1
  /// The factored cycle it was last seen in, or -1.
  var block: Int32 = -1
  var stamp: Int32 = 0
  var index: Int32 = 0
  var low: Int32 = 0
  /// The first node of the price of its wish. A wish has one only between taking a force off and the next descent.
  var wishPrice: Int32 = -1
  /// The side its wish takes it to be on while the wish is not tight.
  var wishSide: Int8 = 0
  var isFree = false
  var onStack = false
  /// Its value changed since the last report.
  var isChanged = false
  /// Its value changed in the solve under way.
  var isMoved = false
  /// Its wish changed sides since the wishes were last settled.
  var wishTurned = false
  var wishInDescent = false
  var wishInSettle = false
  /// A track moves it.
  var isTracked = false
  /// That track has it as a line.
  var isOnLine = false
  /// Count of the variables made before it.
  var serial = 0
  /// Place of its wish in the order in which undetermined variables yield, counted from 1.
  var place = 0

  /// Whether nothing but its wish determines it.
  var isUndetermined: Bool { owner < 0 }
}

/// The part of a column that only reports need.
struct ColumnDetail: BitwiseCopyable {
  /// The value before the solve under way, while the column is marked as moved.
  var previous = 0.0
  /// The value last reported as changed.
  var reported = 0.0
}
