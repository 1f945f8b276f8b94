import InputRules

extension FieldLaw {
  static func valueIsThatOfTheText(
    _ sentence: String, _ read: @escaping @Sendable (String) -> FieldMeaning.ReadValue
  ) -> FieldLaw {
    FieldLaw(
      name: "ValueIsThatOfTheText", sentence: "The value follows from the text: \(sentence)",
      cause: "The value is read with another locale's separator or another number of decimals, or "
        + "it is the value before the edit.",
      remedy: "Compute the value from the text after the edit, in the format of the text."
    ) { typist, keystrokes in
      try typist.press(keystrokes) { step in
        if step.reply.isValid == false { return }
        let text = step.after.text.shown
        switch read(step.after.text) {
        case .known(let value, let isSame):
          if step.value.map(isSame) ?? (value == nil) { return }
          try expectValue(step.value, value, "for \(text)")
        case .unread(let spells):
          guard step.reply.isValid == true, let value = step.value, !spells(value) else { return }
          try expectValue(value, nil, "because the format doesn't read \(text)")
        }
      }
    }
  }

  static let refusedEditsChangeNoValue = FieldLaw(
    name: "RefusedEditsChangeNoValue", sentence: "A refused edit doesn't change the value.",
    cause: "The value is set before the edit is accepted or refused.",
    remedy: "Decide first, and compute the value from the resulting text."
  ) { typist, keystrokes in
    var before = typist.value
    try typist.press(keystrokes) { step in
      defer { before = step.value }
      if step.answer?.effect != .refused { return }
      try expectValue(step.value, before, "as before")
    }
  }

  static let valueDependsOnlyOnTheText = FieldLaw(
    name: "ValueDependsOnlyOnTheText",
    sentence: "The same text has the same value, whether it is typed, edited, pasted or set.",
    cause: "The value follows the keystrokes instead of the text: a paste, a deletion or a text "
      + "set by the code doesn't update it.",
    remedy: "Compute the value from the text after each edit."
  ) { typist, keystrokes in
    for keystroke in keystrokes { typist.press(keystroke) }
    if typist.isEmptied || typist.isUnsettled { return }
    var (pasted, set) = (Typist(at: typist.field), Typist(at: typist.field))
    pasted.paste(typist.text)
    let others =
      [(pasted, "as if pasted whole into a new field")]
      + (set.set(typist.text) ? [(set, "as if set as a new field's text")] : [])
    for (other, way) in others where other.text.hasSameUnits(as: typist.text) {
      try expectValue(typist.value, other.value, way)
    }
  }

  static let clearedFieldHasNoValue = FieldLaw(
    name: "ClearedFieldHasNoValue", sentence: "A cleared field has the same value as a new field.",
    cause: "The empty text isn't read, so the previous value stays.",
    remedy: "Give empty text the value of a new field, usually none."
  ) { typist, keystrokes in
    let start = typist.value
    for keystroke in keystrokes { typist.press(keystroke) }
    typist.selectAll()
    typist.backspace()
    if !typist.text.hasSameUnits(as: typist.start.text) || typist.isUnsettled { return }
    try expectValue(typist.value, start, "as in a new field")
  }

  static let theTextIsWhole = FieldLaw(
    name: "TheTextIsWhole", sentence: "The text never contains half a surrogate pair.",
    cause: "The code cuts the text after N UTF-16 units, or deletes one unit of a pair.",
    remedy: "Cut between characters."
  ) { typist, keystrokes in
    try typist.press(keystrokes) { step in
      guard case .halfCharacter(let units) = step.problem else { return }
      let words = units.map { "0x" + String($0, radix: 16, uppercase: true) }
      throw BrokenLaw(
        expected: "whole characters", found: "the units \(words.joined(separator: " "))",
        "// the text has half a surrogate pair")
    }
  }
}

extension Typist {
  /// Whether the text isn't final, and therefore needn't have a value.
  fileprivate var isUnsettled: Bool {
    steps.last.map { $0.reply.isComposing || $0.reply.isValid == false } ?? false
  }
}

private func expectValue(_ found: String?, _ expected: String?, _ why: String) throws {
  try expect(
    found == expected, "the value \(expected.words), \(why)", found: found.words,
    "#expect(typist.value == \(expected.swift))")
}

extension String? {
  fileprivate var words: String { map(\.shown) ?? "none" }
  fileprivate var swift: String { map(\.literal) ?? "nil" }
}
