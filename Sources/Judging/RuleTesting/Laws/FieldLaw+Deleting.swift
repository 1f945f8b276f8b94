import InputRules

// What can be taken away.
extension FieldLaw {
  static let deletionsPass = FieldLaw(
    name: "DeletionsPass", sentence: "A deletion removes what is selected.", clauses: ["E6"],
    cause: "The code checks the empty replacement as if it were typed, or formats what is left "
      + "back to what it was.",
    remedy: "Accept every deletion; where the text is formatted, delete the digit beside a "
      + "character that the code inserts itself.", isAboutPlaces: true
  ) { typist, keystrokes in
    let rewrites = typist.field.rewrites
    try typist.press(keystrokes) { step, answer, edit in
      guard edit.isDeletion else { return }
      let wanted = step.before.spliced(edit).text
      let removed = step.before.text.utf16.count - wanted.utf16.count
      let isFine =
        rewrites
        ? !step.after.text.hasSameUnits(as: step.before.text)
          || !step.before.text(of: edit.range).contains { $0.isLetter || $0.isNumber }
        : answer.effect == .accepted
      if isFine || removed == 0 { return }
      throw BrokenLaw(
        expected: "it to show \(wanted.shown)", found: step.after.shown,
        "#expect(typist.text == \(wanted.literal))")
    }
  }

  static let backspaceEmpties = FieldLaw(
    name: "BackspaceEmpties",
    sentence: "Pressing Backspace repeatedly at the end empties the field.",
    clauses: ["E6", "E13"],
    cause: "The text at its limit, its last character, or a character that the code inserts itself "
      + "can't be deleted.",
    remedy: "Accept every deletion; if it removes only a character that the code inserts, delete "
      + "the one before it, too."
  ) { typist, keystrokes in
    for keystroke in keystrokes { typist.press(keystroke) }
    typist.goToEnd()
    let start = typist.text.count
    // A press may move only the caret, or show a longer form; one that repeats a state never ends.
    var known: Set<FieldState> = []
    var units = 0
    while !typist.isEmptied, known.insert(typist.state).inserted {
      // To empty a long text takes too much time: its end is deleted.
      units += typist.text.utf8.count
      if units > mostUnits && known.count > fewestPresses {
        if typist.text.count < start { return }
        break
      }
      typist.press(.backspace)
    }
    if typist.isEmptied { return }
    throw BrokenLaw(
      expected: "an empty field", found: typist.state.shown, "#expect(typist.text.isEmpty)")
  }
}

/// How long the texts may be in all from which backspace deletes, and how often it is pressed at
/// least.
private let (mostUnits, fewestPresses) = (20_000, 24)

extension FieldState {
  /// The text of a range in UTF-16 units, which is inside.
  func text(of range: TextRange) -> String {
    let units = Array(text.utf16)
    return String(
      decoding: units[range.location..<range.location + range.length], as: UTF16.self)
  }
}
