/// What a pattern's field does where patterns' fields differ (F5, F6).
public struct PatternPolicies: Hashable, Sendable {
  /// When literals appear.
  public var literals = Literals.lazy
  /// How the text around an edit is understood.
  public var reading = Reading.aligned
  /// What a typed scalar is that equals a literal ahead, but fits the slot too.
  public var lookalikes = Lookalikes.literalsInRuns
  /// What becomes of what doesn't fit.
  public var unfit = Unfit.refused
  /// What becomes of what has no room.
  public var noRoom = NoRoom.newestGoes
  /// What a backspace does that takes literals only.
  public var backspace = OnLiterals.moves
  /// What a forward deletion does that takes literals only.
  public var forward = OnLiterals.moves
  /// What deleting a selection does that holds literals only.
  public var selection = OnLiterals.moves
  /// What becomes of literals behind the content that a deletion leaves.
  public var trailing = Trailing.dropped
  /// Where the caret is after an insertion.
  public var insertionCaret = Caret.beforeNext
  /// Where the caret is after a deletion.
  public var deletionCaret = Caret.exact
  /// Whether literals stand without content, as the article's loop leaves them.
  public var strayLiterals = false
  /// What is shown for an empty slot, if anything is.
  public var placeholder: Unicode.Scalar?

  /// The standard policies.
  public init() {}

  /// When literals appear (F5).
  public enum Literals: Hashable, Sendable, CaseIterable {
    /// When something behind them does.
    case lazy
    /// As soon as an insertion at the end reaches them.
    case eager
  }

  /// How the text around an edit is understood (F4).
  public enum Reading: Hashable, Sendable, CaseIterable {
    /// By its place in the pattern.
    case aligned
    /// Before the edit by its place; behind it, as if it were typed again.
    case again
    /// Whatever a slot takes is content, and nothing is a literal.
    case contentOnly
  }

  /// What a typed scalar is that equals a literal ahead, but fits the slot too (F3).
  public enum Lookalikes: Hashable, Sendable, CaseIterable {
    /// The literal, if what stands before it is one; else input.
    case literalsInRuns
    /// The literal.
    case literals
    /// Input.
    case input
  }

  /// What becomes of what doesn't fit (F5).
  public enum Unfit: Hashable, Sendable, CaseIterable {
    /// An insertion of which nothing fits changes nothing.
    case refused
    /// It is dropped; the selection goes.
    case dropped
    /// It is dropped, and the literals before the slot that doesn't take it appear.
    case droppedAfterLiterals
  }

  /// What becomes of what has no room (F5).
  public enum NoRoom: Hashable, Sendable, CaseIterable {
    /// What is inserted is dropped; what was there stays.
    case newestGoes
    /// The end of the whole is dropped.
    case lastGoes
    /// What follows is overwritten.
    case nextGoes
    /// The insertion is refused.
    case refused
  }

  /// What a deletion does that takes literals only (F5).
  public enum OnLiterals: Hashable, Sendable, CaseIterable {
    /// The caret passes what would have been deleted.
    case moves
    /// The caret passes all literals there.
    case skips
    /// The nearest content goes.
    case takes
    /// What any deletion does.
    case erases
  }

  /// What becomes of literals behind the content that a deletion leaves (F5).
  public enum Trailing: Hashable, Sendable, CaseIterable {
    /// They go with it.
    case dropped
    /// They stay.
    case kept
  }

  /// Where the caret is after an edit (F6).
  public enum Caret: Hashable, Sendable, CaseIterable {
    /// Before the next character that was kept, behind literals between.
    case beforeNext
    /// Where the edit ended, even among literals.
    case exact
    /// Behind the character that was touched, and behind literals that were.
    case afterTouched
    /// Beside the nearest content, never among literals.
    case afterPrevious
    /// At the end.
    case end
  }
}
