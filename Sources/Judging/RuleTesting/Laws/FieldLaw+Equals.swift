import InputRules

extension FieldLaw {
  /// Each edit gives what the rule gives, from the same state.
  static func answersAsMeant(
    _ rule: any TextRule, except differences: [AllowedDifference]
  ) -> FieldLaw {
    FieldLaw(
      name: "AnswersAsMeant", sentence: "Each edit has the result of the rule that is meant.",
      clauses: ["E7"],
      cause: "A missed case: a paste, an edit in the middle, a deletion, a character of two UTF-16 "
        + "units.",
      remedy: "Compare the two answers; if the difference is intended, name it with except:."
    ) { typist, keystrokes in
      let placesCaret = typist.field.placesCaret
      try typist.press(keystrokes) { step, answer, edit in
        guard let found = step.difference(from: rule, placesCaret: placesCaret),
          !differences.contains(where: { $0.isMeant(found) })
        else { return }
        throw BrokenLaw(
          expected: found.expected.shown, found: found.found.shown,
          "#expect(typist.text == \(found.expected.text.literal))")
      }
    }
  }
}

extension TypingStep {
  /// How the step differs from what the rule does; nil if it doesn't.
  func difference(
    from rule: any TextRule, placesCaret: Bool
  ) -> AllowedDifference.Occurrence? {
    guard let edit, let answer else { return nil }
    let expected = rule.apply(edit, to: before)
    let isSame =
      expected.text.hasSameUnits(as: after.text)
      && (!placesCaret || answer.effect == .refused || expected.selection == after.selection
        || answer.effect == .accepted && !expected.hasCaretBetweenCharacters)
    return isSame
      ? nil
      : AllowedDifference.Occurrence(before: before, edit: edit, expected: expected, found: after)
  }
}

extension FieldState {
  /// Whether the caret cuts no character: what is typed may join what is after it.
  fileprivate var hasCaretBetweenCharacters: Bool {
    text.offset(fromEnd: around(selection).tail.count) == selection.location + selection.length
  }
}
