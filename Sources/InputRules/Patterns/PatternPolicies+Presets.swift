extension PatternPolicies {
  /// Ours: nothing is pushed out, junk changes nothing, and the caret stays where the edit was
  /// (F7).
  public static let standard = PatternPolicies()

  /// The article's loop: every digit of the text, in the slots there are, and the caret at the end
  /// (F7).
  public static let seed = PatternPolicies {
    $0.reading = .contentOnly
    $0.unfit = .dropped
    $0.noRoom = .lastGoes
    $0.onLiterals(.erases)
    $0.trailing = .kept
    ($0.insertionCaret, $0.deletionCaret) = (.end, .end)
    $0.strayLiterals = true
  }

  /// Maskito: what has no room pushes the end out (F7).
  public static let maskito = PatternPolicies {
    $0.noRoom = .lastGoes
    $0.deletionCaret = .beforeNext
  }

  /// IMask: junk over a selection deletes it, and literals are passed in runs (F7).
  public static let imask = PatternPolicies {
    $0.lookalikes = .literals
    $0.unfit = .droppedAfterLiterals
    $0.onLiterals(.skips)
    $0.trailing = .kept
    ($0.insertionCaret, $0.deletionCaret) = (.afterTouched, .afterTouched)
  }

  /// IMask with eager literals: a deletion on literals takes the content beside them (F7).
  public static let imaskEager = PatternPolicies {
    $0.literals = .eager
    $0.lookalikes = .literals
    $0.unfit = .droppedAfterLiterals
    $0.onLiterals(.takes)
    $0.deletionCaret = .afterPrevious
  }

  /// input-mask-ios: what is behind an edit is formatted again, as if it were typed (F7).
  public static let inputMask = PatternPolicies {
    $0.reading = .again
    $0.lookalikes = .literals
    $0.unfit = .droppedAfterLiterals
    $0.noRoom = .lastGoes
    $0.onLiterals(.erases)
    $0.trailing = .kept
  }

  /// input-mask-ios with autocompletion: the same with eager literals (F7).
  public static let inputMaskAutocomplete = PatternPolicies(inputMask) { $0.literals = .eager }

  /// AnyFormatKit: junk is dropped, the end is pushed out, and the caret keeps out of literals
  /// (F7).
  public static let anyFormatKit = PatternPolicies {
    $0.unfit = .dropped
    $0.noRoom = .lastGoes
    $0.onLiterals(.erases)
    ($0.insertionCaret, $0.deletionCaret) = (.afterTouched, .afterPrevious)
  }

  /// Policies that differ from others in what `change` changes.
  private init(_ policies: PatternPolicies = PatternPolicies(), change: (inout Self) -> Void) {
    self = policies
    change(&self)
  }

  /// One answer to every deletion that takes literals only.
  private mutating func onLiterals(_ answer: OnLiterals) {
    (backspace, forward, selection) = (answer, answer, answer)
  }
}
