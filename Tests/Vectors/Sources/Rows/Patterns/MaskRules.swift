import InputRules

/// Rules for fields that resemble a library with formatting patterns: our policies plus quirks.
///
/// Policies that aren't mentioned are the standard policies.
struct MaskRules {
  var policies: PatternPolicies
  var quirks: PatternQuirks

  /// The standard policies, without quirks (F7).
  static let standard = MaskRules(.standard) { _, _ in }

  /// Maskito: content without room pushes the end out, and the caret is before the next digit.
  static let maskito = MaskRules(.standard) { policies, quirks in
    policies.overflow = .lastGoes
    quirks.deletionCaret = .beforeNext
  }

  /// IMask: junk typed over a selection deletes the selection, text that looks like a literal is
  /// taken for the literal, and runs of literals are skipped together.
  static let imask = MaskRules(.standard) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .skips
    quirks.keepsTrailingLiterals = true
    (quirks.insertionCaret, quirks.deletionCaret) = (.afterTouched, .afterTouched)
  }

  /// IMask with eager literals: deleting a literal deletes the content beside the literal.
  static let imaskEager = MaskRules(.eager) { policies, quirks in
    policies.junk = .dropped
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .takes
    quirks.deletionCaret = .afterPrevious
  }

  /// input-mask-ios: the text after an edit is formatted again, as if it were typed, and the end is
  /// pushed out.
  static let inputMask = MaskRules(.standard) { policies, quirks in
    (policies.overflow, policies.junk) = (.lastGoes, .dropped)
    quirks.readsTailAgain = true
    quirks.takesLookalikes = true
    quirks.writesLiteralsBeforeJunk = true
    quirks.onLiterals = .erases
    quirks.keepsTrailingLiterals = true
  }

  /// input-mask-ios with autocompletion: the same rules with eager literals.
  static let inputMaskAutocomplete = inputMask.with { policies, _ in policies.literals = .eager }

  /// input-mask-ios with a skipping Backspace: literals at the end are deleted, and the caret stays
  /// outside literals.
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

  /// The same rules with a change.
  func with(_ change: (inout PatternPolicies, inout PatternQuirks) -> Void) -> MaskRules {
    var rules = self
    change(&rules.policies, &rules.quirks)
    return rules
  }

  /// A field for a pattern that follows these rules.
  func field(_ pattern: Pattern) -> PatternField { PatternField(pattern, policies, quirks) }
}
