import InputRules

extension FieldLaw {
  /// The law that the text stays within a limit; its simplest input represents texts at the limit
  /// and over it.
  static func staysWithinTheLimit(
    _ limit: Int, _ unit: LengthUnit, _ alphabet: Alphabet
  ) -> FieldLaw {
    FieldLaw(
      name: "StaysWithinTheLimit",
      sentence: "The text never has more than \(limit) \(unit.words).",
      cause: "The code counts the text before the edit, ignores the replaced range, or counts in "
        + "another unit.",
      remedy: "Build the new text first, then count its \(unit.words)."
    ) { typist, keystrokes in
      for script in keystrokes.isEmpty ? alphabet.scripts(beyond: limit) : [keystrokes] {
        typist = Typist(at: typist.field)
        try typist.press(script) { step in
          let length = unit.length(of: step.after.text)
          guard length > limit, step.changesText else { return }
          var broken = BrokenLaw(
            expected: "at most \(limit) \(unit.words)", found: "\(length)",
            "#expect(typist.text.\(unit.view)count <= \(limit))")
          broken.advice = EndingAdvice(lengthOf: step.after.text, limit, unit)
          throw broken
        }
      }
    }
  }

  static func onlyAllowedCharactersAreShown(_ allowed: [Character]) -> FieldLaw {
    let set = Set(allowed)
    return FieldLaw(
      name: "OnlyAllowedCharactersAreShown",
      sentence: "The text contains only these characters: \(Self.shown(allowed)).",
      cause: "A check that is too broad: decimalDigits, isNumber and Int() accept signs or digits "
        + "of other scripts; or a paste isn't checked completely.",
      remedy: "Check each character of the replacement against the allowed characters."
    ) { typist, keystrokes in
      let (field, start) = (typist.field, typist.start.text)
      try typist.press(keystrokes) { step in
        let odd = step.after.text.first { !set.contains($0) }
        guard let odd, step.changesText, step.after.text != start else { return }
        var broken = BrokenLaw(
          expected: "no other character", found: String(odd).shown,
          "#expect(!typist.text.contains(\(String(odd).literal)))")
        if field.takesRange(with: odd) { broken.advice = .characterRange }
        throw broken
      }
    }
  }

  /// The first characters in a set, for a report.
  private static func shown(_ allowed: [Character]) -> String {
    String(allowed.prefix(20)).shown + (allowed.count > 20 ? " and so on" : "")
  }

  static func shownTextIsAllowed(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldLaw {
    FieldLaw(
      name: "ShownTextIsAllowed", sentence: "The text is always allowed: \(sentence)",
      cause: "The code checks the inserted text instead of the result, or misses some edits: a "
        + "paste, a cut or a deletion in the middle.",
      remedy: "Build the new text first, then check it."
    ) { typist, keystrokes in
      let start = typist.start.text
      try typist.press(keystrokes) { step in
        let text = step.after.text
        if !step.changesText || text.isEmpty || text == start { return }
        try expect(
          condition(text), sentence, found: text.shown, "#expect(typist.text != \(text.literal))")
      }
    }
  }

  /// The law that a fitting text is accepted: unchanged, or in any form if `mayFormat` is true.
  static func fittingTextIsAccepted(_ meanings: Meanings, mayFormat: Bool) -> FieldLaw {
    FieldLaw(
      name: "FittingTextIsAccepted",
      sentence: "An edit with an allowed result is accepted unchanged.",
      cause: "The code checks only the inserted text, so it refuses a replacement at the limit; it "
        + "refuses a deletion, because empty text isn't a digit; or it counts one too many.",
      remedy: "Build the new text first, then check it; accept empty text. If the edit is "
        + "refused on purpose, state the allowed texts with always(_:_:), or the characters "
        + "with onlyCharacters(_:).", isAboutPlaces: true
    ) { typist, keystrokes in
      let field = typist.field
      try typist.press(keystrokes) { step, answer, edit in
        let wanted = step.before.spliced(edit).text
        if step.after.text.hasSameUnits(as: wanted) { return }
        guard meanings.fits(wanted, edit, of: step.before, field) else { return }
        if mayFormat && (answer.effect == .rewritten || field.formats(wanted)) { return }
        var broken = BrokenLaw(
          expected: wanted.shown, found: step.after.text.shown,
          "#expect(typist.text == \(wanted.literal))")
        broken.advice =
          meanings.limits.lazy
          .compactMap { EndingAdvice(lengthOf: wanted, $0.limit, $0.unit) }.first
        throw broken
      }
    }
  }
}

extension TestedField {
  /// Whether the field seems to accept `odd` only because `odd` lies in a range such as "0"..."9".
  fileprivate func takesRange(with odd: Character) -> Bool {
    let ranges: [ClosedRange<Character>] = ["0"..."9", "A"..."Z", "a"..."z"]
    guard !odd.isASCII, ranges.contains(where: { $0.contains(odd) }) else { return false }
    return !"٣½ßя".contains { character in
      var typist = Typist(at: self)
      typist.press(.type(character))
      return typist.text.contains(character)
    }
  }
}

extension LengthUnit {
  var words: String {
    switch self {
    case .characters: "characters"
    case .scalars: "Unicode scalars"
    case .utf16: "UTF-16 units"
    case .utf8: "bytes of UTF-8"
    }
  }

  /// The prefix that selects the counted view of a string, such as `utf16.` in Swift.
  var view: String {
    switch self {
    case .characters: ""
    case .scalars: "unicodeScalars."
    case .utf16: "utf16."
    case .utf8: "utf8."
    }
  }
}

extension FieldLaw {
  static let deletionsPass = FieldLaw(
    name: "DeletionsPass", sentence: "A deletion removes the selected text.",
    cause: "The code checks the empty replacement as if it were typed, or formatting restores "
      + "the deleted text.",
    remedy: "Accept every deletion; if it removes only a character that the code inserts, also "
      + "delete the digit beside it.", isAboutPlaces: true
  ) { typist, keystrokes in
    let rewrites = typist.field.rewrites
    try typist.press(keystrokes) { step, answer, edit in
      guard edit.isDeletion else { return }
      let wanted = step.before.spliced(edit).text
      let removed = step.before.text.utf16.count - wanted.utf16.count
      let isValid =
        rewrites
        ? !step.after.text.hasSameUnits(as: step.before.text)
          || !step.before.text(of: edit.range).contains { $0.isLetter || $0.isNumber }
        : answer.effect == .accepted
      try expect(
        isValid || removed == 0, wanted.shown, found: step.after.shown,
        "#expect(typist.text == \(wanted.literal))")
    }
  }

  static let backspaceEmpties = FieldLaw(
    name: "BackspaceEmpties",
    sentence: "Pressing Backspace repeatedly at the end empties the field.",
    cause: "The code refuses to delete text at the limit, the last character, or a character that "
      + "it inserts itself.",
    remedy: "Accept every deletion; if it removes only a character that the code inserts, also "
      + "delete the one before it."
  ) { typist, keystrokes in
    for keystroke in keystrokes { typist.press(keystroke) }
    typist.goToEnd()
    let start = typist.text.count
    // Backspace may also move only the caret, or even lengthen the text. A repeated state means an
    // endless loop.
    var known: Set<FieldState> = []
    var units = 0
    while !typist.isEmptied, known.insert(typist.state).inserted {
      // Emptying a long text takes too much time, so only its end is deleted.
      units += typist.text.utf8.count
      if units > mostUnits && known.count > fewestPresses {
        if typist.text.count < start { return }
        break
      }
      typist.press(.backspace)
    }
    try expect(
      typist.isEmptied, "an empty field", found: typist.state.shown,
      "#expect(typist.text.isEmpty)")
  }
}

/// The total length of texts, and the number of presses, after which Backspace isn't pressed again.
private let (mostUnits, fewestPresses) = (20_000, 24)

extension FieldState {
  /// The text in a range of UTF-16 units; the range must be inside the text.
  func text(of range: TextRange) -> String {
    let units = Array(text.utf16)
    return String(
      decoding: units[range.location..<range.location + range.length], as: UTF16.self)
  }
}

extension FieldLaw {
  /// The law that each edit has the same result as under a rule.
  static func answersAsMeant(
    _ rule: any TextRule, except differences: [AllowedDifference]
  ) -> FieldLaw {
    FieldLaw(
      name: "AnswersAsMeant", sentence: "Each edit has the same result as with the intended rule.",
      cause: "A missed case: a paste, an edit in the middle, a deletion, a character of two UTF-16 "
        + "units.",
      remedy: "Compare the two results; if the difference is intended, allow it with except:."
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
  /// The difference between the step and the rule's result, or `nil` if they agree.
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
  /// Whether the caret is between characters; typed text may combine with the text after it.
  fileprivate var hasCaretBetweenCharacters: Bool {
    text.offset(fromEnd: around(selection).tail.count) == selection.location + selection.length
  }
}
