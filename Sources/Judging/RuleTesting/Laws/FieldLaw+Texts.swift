import InputRules

// What may stand.
extension FieldLaw {
  /// The simplest input stands for texts one longer than the limit.
  static func staysWithinTheLimit(
    _ limit: Int, _ unit: LengthUnit, _ alphabet: Alphabet
  ) -> FieldLaw {
    FieldLaw(
      name: "StaysWithinTheLimit",
      sentence: "The text never has more than \(limit) \(unit.words).", clauses: ["T1"],
      cause: "The code counts the text before the edit, ignores the replaced range, or counts in "
        + "another unit.",
      remedy: "Make the new text first, count that, and count \(unit.words)."
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

  static func onlyAllowedCharactersStand(_ allowed: [Character]) -> FieldLaw {
    let set = Set(allowed)
    return FieldLaw(
      name: "OnlyAllowedCharactersStand",
      sentence: "The text has only these characters: \(Self.shown(allowed)).", clauses: ["T2"],
      cause: "A check that is too wide: decimalDigits, isNumber and Int() accept digits of other "
        + "scripts or signs; or a paste isn't checked whole.",
      remedy: "Compare each character of the replacement with the set of allowed ones."
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

  /// The first characters of a set.
  private static func shown(_ allowed: [Character]) -> String {
    String(allowed.prefix(20)).shown + (allowed.count > 20 ? " and so on" : "")
  }

  static func whatStandsIsAllowed(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldLaw {
    FieldLaw(
      name: "WhatStandsIsAllowed", sentence: "The text is always allowed: \(sentence)",
      clauses: ["E6", "E7"],
      cause: "The code checks the inserted text instead of the result, or misses some edits: a "
        + "paste, a cut or a deletion in the middle.",
      remedy: "Make the new text first, and check that."
    ) { typist, keystrokes in
      let start = typist.start.text
      try typist.press(keystrokes) { step in
        let text = step.after.text
        guard step.changesText, !text.isEmpty, text != start, !condition(text) else { return }
        throw BrokenLaw(
          expected: sentence, found: text.shown,
          "#expect(typist.text != \(text.literal))")
      }
    }
  }

  /// What is meant to fit goes in as it is, or in the field's form if it `mayFormat`.
  static func whatFitsIsAccepted(_ meanings: Meanings, mayFormat: Bool) -> FieldLaw {
    FieldLaw(
      name: "WhatFitsIsAccepted", sentence: "An edit whose result is allowed is accepted as it is.",
      clauses: ["E6", "E7", "T1", "T2"],
      cause: "The code checks only the inserted text, so that it refuses a replacement or a "
        + "deletion at the limit; an empty replacement isn't a digit; or it counts one too many.",
      remedy: "Make the new text first, and check that; accept an empty text. If the edit is "
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
          expected: "it to show \(wanted.shown)", found: step.after.text.shown,
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
  /// Whether it takes an odd character that is in a range of those of a keyboard, and none that
  /// isn't.
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
  /// The unit in the plural.
  var words: String {
    switch self {
    case .characters: "characters"
    case .scalars: "Unicode scalars"
    case .utf16: "UTF-16 units"
    case .utf8: "bytes of UTF-8"
    }
  }

  /// The view of a string that is counted, as a prefix in Swift.
  var view: String {
    switch self {
    case .characters: ""
    case .scalars: "unicodeScalars."
    case .utf16: "utf16."
    case .utf8: "utf8."
    }
  }
}
