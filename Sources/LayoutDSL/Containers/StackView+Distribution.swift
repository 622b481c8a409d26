nonisolated extension StackView {
  /// How arranged views share a stack along its axis. Raw values as `UIStackView.Distribution`.
  nonisolated public enum Distribution: Int, Sendable, CaseIterable {
    /// They fill it by their hugging and compression resistance; of equals the first is stretched or squeezed.
    case fill = 0
    /// They fill it and are all as long as the first visible one.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic lengths. Spacing counts as part of the whole the proportions are
    /// taken of, while they are of the stack's full length, so the last view takes up the difference.
    case fillProportionally = 2
    /// They keep their lengths; the gaps are equal, and no smaller than the spacing.
    case equalSpacing = 3
    /// Their centres are equally far apart as far as the spacing, kept as a minimum, allows.
    case equalCentering = 4
  }

  /// Where arranged views are across the axis of a stack. Raw values as `UIStackView.Alignment`.
  nonisolated public enum Alignment: Int, Sendable, CaseIterable {
    /// From one side to the other.
    case fill = 0
    case leading = 1
    /// First baselines on one line; a vertical stack fills instead.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// Last baselines on one line; a vertical stack fills instead.
    case lastBaseline = 5

    /// `leading`, said of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing`, said of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
