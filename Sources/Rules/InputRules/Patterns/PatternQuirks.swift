/// The behaviour of other libraries' fields that the public policies don't offer.
///
/// The recorded answers of those libraries are checked with it, and mutants are made with it. Users
/// of the package can't see it.
package struct PatternQuirks: Hashable, Sendable {
  /// Whether what is after an edit is read as if it were typed again, literals included.
  package var readsTailAgain = false
  /// Whether every typed scalar that equals a literal ahead is that literal, even if it fits the
  /// slot too.
  package var takesLookalikes = false
  /// Whether the literals before the slot that doesn't take a scalar appear where it is dropped,
  /// or all to the pattern's end if no slot is left.
  package var writesLiteralsBeforeJunk = false
  /// What a deletion does that takes literals only.
  package var onLiterals = OnLiterals.moves
  /// Whether the literals at the end stay where something is deleted or formatted.
  package var keepsTrailingLiterals = false
  /// Where the caret is after an insertion.
  package var insertionCaret = Caret.beforeNext
  /// Where the caret is after a deletion.
  package var deletionCaret = Caret.exact

  /// None: what the specification says.
  package init() {}

  /// What a deletion does that takes literals only.
  package enum OnLiterals: Hashable, Sendable {
    /// The caret passes what would have been deleted, as F6.5 and F6.6 say.
    case moves
    /// The caret passes all literals there, but not backward over those that begin the text.
    case skips
    /// The nearest content goes: the last before the range, or forward the first after it.
    case takes
    /// What any deletion does.
    case erases
  }

  /// Where the caret is after an edit.
  package enum Caret: Hashable, Sendable {
    /// Before the next scalar that was kept, after literals between.
    case beforeNext
    /// Where the edit ended, even among literals.
    case exact
    /// Where the edit ended, or, where a literal is before that, after the literals that follow.
    case afterTouched
    /// Where the edit ended, but outside of literals: before them, unless they begin the text or
    /// the deletion is forward.
    case afterPrevious
  }
}
