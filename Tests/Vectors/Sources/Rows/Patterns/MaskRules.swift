import InputRules

/// The policies and quirks that make our field resemble another library's field.
///
/// All policies not set here are standard.
struct MaskRules {
  var policies: PatternPolicies
  var quirks: PatternQuirks

  /// The standard policies, without quirks (F7).
  static let standard = MaskRules(.standard) { _, _ in }

  /// Maskito: excess content pushes out the end, and the caret is placed before the next digit.
  static let maskito = MaskRules(.standard) { policies, quirks in
    policies.overflow = .lastGoes
    quirks.deletionCaret = .beforeNext
  }

  /// IMask: junk typed over a selection deletes the selection, text that looks like a literal is
  /// read as the literal, and adjacent literals are skipped together.
  static let imask = MaskRules(.standard) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .skips
    quirks.keepsTrailingLiterals = true
    (quirks.insertionCaret, quirks.deletionCaret) = (.afterTouched, .afterTouched)
  }

  /// IMask with eager literals: deleting a literal also deletes the content next to it.
  static let imaskEager = MaskRules(.eager) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .takes
    quirks.deletionCaret = .afterPrevious
  }

  /// input-mask-ios: after an edit, the text is formatted as if it had been typed again, and excess
  /// content pushes out the end.
  static let inputMask = MaskRules(.standard) { policies, quirks in
    (policies.overflow, policies.junk) = (.lastGoes, .dropped)
    quirks.readsTailAgain = true
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .erases
    quirks.keepsTrailingLiterals = true
  }

  /// input-mask-ios with autocompletion: the same rules, with eager literals.
  static let inputMaskAutocomplete = inputMask.with { policies, _ in policies.literals = .eager }

  /// input-mask-ios with a Backspace that skips: it deletes literals at the end, and keeps the
  /// caret outside literals.
  static let inputMaskSkipping = inputMask.with { _, quirks in
    quirks.keepsTrailingLiterals = false
    quirks.deletionCaret = .afterPrevious
  }

  /// AnyFormatKit: junk is dropped, the end is pushed out, and the caret stays outside literals.
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

  func with(_ change: (inout PatternPolicies, inout PatternQuirks) -> Void) -> MaskRules {
    var rules = self
    change(&rules.policies, &rules.quirks)
    return rules
  }

  func field(_ pattern: Pattern) -> PatternField { PatternField(pattern, policies, quirks) }
}
