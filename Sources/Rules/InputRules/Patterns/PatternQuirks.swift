/// The behaviors of other libraries' fields that aren't available as public policies.
///
/// The quirks aren't public; they are used in mutants, and in tests that compare fields with other
/// libraries' recorded results.
package struct PatternQuirks: Hashable, Sendable {
  /// Whether the text after an edit is read as if it were typed again, including its literals.
  package var readsTailAgain = false
  /// Whether every typed scalar that equals a following literal is read as that literal, even if it
  /// also fits the slot.
  package var takesLookalikes = false
  /// Whether a dropped scalar still writes the literals before the slot that refused it; if no slot
  /// is left, it writes all remaining literals.
  package var writesLiteralsBeforeJunk = false
  /// The effect of a deletion that removes only literals.
  package var onLiterals = OnLiterals.moves
  /// Whether the literals at the end stay after a deletion or when text is formatted.
  package var keepsTrailingLiterals = false
  package var insertionCaret = Caret.beforeNext
  package var deletionCaret = Caret.exact

  /// No quirks: the behavior of the specification.
  package init() {}

  /// The effect of a deletion that removes only literals.
  package enum OnLiterals: Hashable, Sendable {
    /// The caret moves past the range of the deletion, as specified in F6.5 and F6.6.
    case moves
    /// The caret moves past all adjacent literals, but not past literals at the text's start.
    case skips
    /// The nearest content is deleted: the last scalar before the range, or the first scalar after
    /// it for a forward deletion.
    case takes
    /// The effect is the same as for any other deletion.
    case erases
  }

  /// The place of the caret after an edit.
  package enum Caret: Hashable, Sendable {
    /// The caret is before the next kept scalar, after any literals that precede the scalar.
    case beforeNext
    /// The caret is at the end of the edit, even among literals.
    case exact
    /// The caret is at the end of the edit if that is directly after content; otherwise, it is
    /// after the literals that follow.
    case afterTouched
    /// The caret is at the end of the edit, or before any literals there. It is after the literals
    /// if they begin the text or the deletion is forward.
    case afterPrevious
  }
}
