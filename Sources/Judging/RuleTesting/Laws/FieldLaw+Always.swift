import InputRules

// The laws without parameters from the meaning; only `everyRangeIsAnswered` requires a meaning.
extension FieldLaw {
  static let everyEditIsAnswered = FieldLaw(
    name: "EveryEditIsAnswered", sentence: "Every edit gets an answer, and no edit ends the app.",
    cause: "A UTF-16 range used as character offsets, a force unwrap, or an empty text.",
    remedy:
      "Build the new text with (text as NSString).replacingCharacters(in:with:), then check it; "
      + "also handle empty text.", isFirst: true
  ) { typist, keystrokes in try typist.press(keystrokes) { _, _, _ in } }

  static let everyRangeIsAnswered = FieldLaw(
    name: "EveryRangeIsAnswered",
    sentence: "An edit outside the text gets an answer, and doesn't end the app.",
    cause: "The code slices the text without checking that the range is inside it.",
    remedy: "Convert the range with Range(range, in: text), and refuse the edit if it is nil.",
    sendsAnyRange: true
  ) { typist, keystrokes in try typist.press(keystrokes) { _, _, _ in } }

  static let changesSettle = FieldLaw(
    name: "ChangesSettle", sentence: "Text that the code has set doesn't change again.",
    cause: "onChange changes its own result again, so it is called forever.",
    remedy: "Make the function idempotent: f(f(text)) must be f(text).", isFirst: true
  ) { typist, keystrokes in
    try typist.press(keystrokes) { _, answer, _ in
      guard case .neverSettles(let texts) = answer.problem else { return }
      throw BrokenLaw(
        expected: "a text that stops changing",
        found: texts.prefix(4).map(\.shown).joined(separator: ", then ") + " and so on",
        "#expect(typist.steps.last?.answer?.problem == nil)")
    }
  }

  static let theCaretStaysInside = FieldLaw(
    name: "TheCaretStaysInside", sentence: "The caret is inside the text that the field shows.",
    cause: "A caret that is computed before formatting, or in characters.",
    remedy: "Compute it in UTF-16 units of the new text, and keep it within the text."
  ) { typist, keystrokes in
    try typist.press(keystrokes) { step in
      guard case .caretOutside(let caret, let length) = step.problem else { return }
      throw BrokenLaw(
        expected: "a caret from 0 to \(length)", found: "\(caret) in \(step.after.text.shown)",
        "#expect(typist.steps.last?.answer?.problem == nil)")
    }
  }

  static let onlyEditsChangeTheText = FieldLaw(
    name: "OnlyEditsChangeTheText",
    sentence: "Neither a selection nor a canceled composition changes the text.",
    cause: "The text is formatted or cut when the selection changes or a composition ends.",
    remedy: "Change the text only for an edit."
  ) { typist, keystrokes in
    try typist.press(keystrokes) { step in
      switch step.keystroke {
      case .moveCaret, .select, .selectAll: break
      // A composition may replace the selection before it is canceled.
      case .cancel where step.before.selection.length == 0: break
      default: return
      }
      try expect(
        !step.changesText, "\(step.before.text.shown), as before", found: step.after.text.shown,
        "#expect(typist.text == \(step.before.text.literal))")
    }
  }

  static let answersDependOnlyOnTheEdit = FieldLaw(
    name: "AnswersDependOnlyOnTheEdit",
    sentence: "The same edit of the same text always gets the same answer.",
    cause: "The code keeps state between its calls, such as a count or the last text.",
    remedy: "Decide only from the arguments. If the code must keep state, wrap it in "
      + "TestedField.stateful, which makes new code for each field.", isFirst: true,
    needsNewProcess: true
  ) { typist, keystrokes in
    for keystroke in keystrokes { typist.press(keystroke) }
    let first = typist.steps
    typist = Typist(at: typist.field)
    for (keystroke, step) in zip(keystrokes, first) {
      let again = typist.answer(to: keystroke)
      let third = typist.press(keystroke).answer
      guard let one = step.answer else { continue }
      let others = [again, third].compactMap(\.self)
      guard let other = others.first(where: { $0 != one }) else { continue }
      throw BrokenLaw(
        expected: "the answer of another field after the same steps, \(one.words)",
        found: other.words, "// an earlier field answered differently")
    }
  }
}

extension EditAnswer {
  /// The effect and the shown text, in words.
  var words: String {
    switch effect {
    case .accepted: "accepted, \(state.shown)"
    case .rewritten: "rewritten to \(state.shown)"
    case .refused: isUnchanged ? "refused" : "text unchanged, \(state.shown)"
    }
  }
}
