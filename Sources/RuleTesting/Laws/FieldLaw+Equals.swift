import InputRules

extension FieldLaw {
  /// Each edit gives what the rule gives, from the same state.
  static func answersAsMeant(
    _ rule: any TextRule, except differences: [AllowedDifference]
  ) -> FieldLaw {
    FieldLaw(
      name: "AnswersAsMeant", sentence: "Each edit gives what the rule that is meant gives.",
      clauses: ["E7"],
      cause: "A case that the code leaves out: a paste, an edit in the middle, a deletion, a "
        + "character of two UTF-16 units.",
      remedy: "Compare the two answers; if the difference is meant, name it with except:."
    ) { typist, keystrokes in
      let placesCaret = typist.field.placesCaret
      try typist.press(keystrokes) { step, answer, edit in
        let expected = rule.apply(edit, to: step.before)
        let isSame =
          expected.text.hasSameUnits(as: step.after.text)
          && (!placesCaret || answer.effect != .rewritten
            || expected.selection == step.after.selection)
        if isSame { return }
        let occurrence = AllowedDifference.Occurrence(
          before: step.before, edit: edit, expected: expected, found: step.after)
        if differences.contains(where: { $0.isMeant(occurrence) }) { return }
        throw BrokenLaw(
          expected: expected.shown, found: step.after.shown,
          "#expect(typist.text == \(expected.text.literal))")
      }
    }
  }
}
