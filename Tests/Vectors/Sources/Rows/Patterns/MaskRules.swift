import InputRules

/// The policies and quirks with which our field resembles another library's field.
///
/// Policies that aren't set are the standard policies.
struct MaskRules {
  var policies: PatternPolicies
  var quirks: PatternQuirks

  /// The standard policies without any quirks (F7).
  static let standard = MaskRules(.standard) { _, _ in }

  /// Maskito: content that doesn't fit pushes out the end, and the caret is before the next digit.
  static let maskito = MaskRules(.standard) { policies, quirks in
    policies.overflow = .lastGoes
    quirks.deletionCaret = .beforeNext
  }

  /// IMask: junk that is typed over a selection deletes the selection, text that looks like a
  /// literal counts as the literal, and adjacent literals are skipped together.
  static let imask = MaskRules(.standard) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .skips
    quirks.keepsTrailingLiterals = true
    (quirks.insertionCaret, quirks.deletionCaret) = (.afterTouched, .afterTouched)
  }

  /// IMask with eager literals: deleting a literal also deletes the content beside it.
  static let imaskEager = MaskRules(.eager) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .takes
    quirks.deletionCaret = .afterPrevious
  }

  /// input-mask-ios: after an edit, the text is formatted as if it were typed again, and content
  /// that doesn't fit pushes out the end.
  static let inputMask = MaskRules(.standard) { policies, quirks in
    (policies.overflow, policies.junk) = (.lastGoes, .dropped)
    quirks.readsTailAgain = true
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .erases
    quirks.keepsTrailingLiterals = true
  }

  /// input-mask-ios with autocompletion, which has the same rules but eager literals.
  static let inputMaskAutocomplete = inputMask.with { policies, _ in policies.literals = .eager }

  /// input-mask-ios with a skipping Backspace, which deletes literals at the end and keeps the
  /// caret outside of literals.
  static let inputMaskSkipping = inputMask.with { _, quirks in
    quirks.keepsTrailingLiterals = false
    quirks.deletionCaret = .afterPrevious
  }

  /// AnyFormatKit: junk is dropped, the end is pushed out, and the caret stays outside of literals.
  static let anyFormatKit = MaskRules(.standard) { policies, quirks in
    (policies.overflow, policies.junk) = (.lastGoes, .dropped)
    quirks.onLiterals = .erases
    (quirks.insertionCaret, quirks.deletionCaret) = (.afterTouched, .afterPrevious)
  }

  private init(
    _ policies: PatternPolicies, change: (inout PatternPolicies, inout PatternQuirks) -> Void
  ) {
    (self.policies, quirks) = (policies, PatternQuirks())
    change(&self.policies, &quirks)
  }

  /// The same rules after a change.
  func with(_ change: (inout PatternPolicies, inout PatternQuirks) -> Void) -> MaskRules {
    var rules = self
    change(&rules.policies, &rules.quirks)
    return rules
  }

  /// A field with a pattern, which follows these rules.
  func field(_ pattern: Pattern) -> PatternField { PatternField(pattern, policies, quirks) }
}
