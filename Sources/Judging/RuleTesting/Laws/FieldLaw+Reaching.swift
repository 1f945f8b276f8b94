import InputRules

// The laws about texts that a field must be able to show, in any form.
extension FieldLaw {
  static func theLimitIsReached(
    _ limit: Int, _ unit: LengthUnit, _ alphabet: Alphabet
  ) -> FieldLaw {
    FieldLaw(
      name: "TheLimitIsReached",
      sentence: "Text of \(limit) \(unit.words) can be typed, but longer text can't.",
      cause: "The code counts one too many, or the meaning has a different limit.",
      remedy: "Count the text that the field shows. If its limit is smaller on purpose, give that "
        + "limit; if the limit is only a bound, state it with always(_:_:).",
      isCheckedOnce: true
    ) { typist, _ in
      let walk = LongestText(field: typist.field, limit: limit, unit: unit)
      guard let longest = walk.search(alphabet) else { return }
      typist = longest
      let found = unit.length(of: longest.text)
      if found > limit {
        throw BrokenLaw(
          expected: "at most \(limit) \(unit.words)", found: "\(found)",
          "#expect(typist.text.\(unit.view)count <= \(limit))")
      }
      typist.press(.type(longest.text.last { $0.isLetter || $0.isNumber } ?? "1"))
      throw BrokenLaw(
        expected: "a text of \(limit) \(unit.words)", found: "at most \(found)",
        "#expect(typist.text.\(unit.view)count > \(found))")
    }
  }

  static func eachAllowedCharacterCanBeTyped(_ allowed: [Character]) -> FieldLaw {
    FieldLaw(
      name: "EachAllowedCharacterCanBeTyped",
      sentence: "The field can show each allowed character.",
      cause: "The code's set of characters lacks this character.",
      remedy: "Compare with the whole set. If the field excludes some on purpose, use "
        + "onlyCharacters(_:).",
      isCheckedOnce: true
    ) { typist, _ in
      let missing = allowed.first { !typist.field.canShow($0, among: allowed) }
      guard let missing else { return }
      typist.press(.type(missing))
      throw BrokenLaw(
        expected: "a text with \(String(missing).shown)", found: "none",
        "#expect(typist.text.contains(\(String(missing).literal)))")
    }
  }
}

extension TestedField {
  /// Whether the field can show a character alone, after other characters, or before one.
  fileprivate func canShow(_ character: Character, among others: [Character]) -> Bool {
    ([character] + others.prefix(12)).contains { other in
      let after = (0...12).contains { count in
        shows(character) { $0.type(String(repeating: other, count: count) + String(character)) }
      }
      return after || shows(character) { $0.paste(String([character, other])) }
    }
  }

  private func shows(_ character: Character, after typing: (inout Typist) -> Void) -> Bool {
    var typist = Typist(at: self)
    typing(&typist)
    return typist.steps.contains { $0.after.text.contains(character) }
  }
}

/// A search for a text as long as the limit, in a field that may format.
struct LongestText {
  let field: TestedField
  let limit: Int
  let unit: LengthUnit

  /// A typist who has entered the longest accepted text or a text over the limit; `nil` if the
  /// limit is reached or the search is inconclusive.
  func search(_ alphabet: Alphabet) -> Typist? {
    var longest = Typist(at: field)
    for text in seeds(alphabet) {
      var typist = filled(with: text)
      if isLong && length(typist) >= limit { return exceeded(from: typist, by: text) }
      guard extend(&typist, with: alphabet.usual) else { return nil }
      if length(typist) > length(longest) { longest = typist }
    }
    return limit - length(longest) >= room(after: longest) ? longest : nil
  }

  /// Whether the limit is longer than all texts that other laws type.
  private var isLong: Bool { limit > Alphabet.longest }

  /// The texts to begin with: one character repeated up to the limit, and the alphabet's texts.
  private func seeds(_ alphabet: Alphabet) -> [String] {
    let count = max(1, min(limit, Self.longest))
    let usual = alphabet.usual.prefix(isLong ? 2 : Self.characters)
    return (isLong ? [] : alphabet.texts) + usual.map { String(repeating: $0, count: count) }
  }

  /// A typist who has pasted a text, or, for a long text, as much of it as the field accepts.
  private func filled(with text: String) -> Typist {
    var typist = Typist(at: field)
    typist.paste(text)
    var count = isLong ? limit / 2 : 0
    while count > 0 && length(typist) < limit {
      typist.goToEnd()
      let before = length(typist)
      typist.paste(String(text.prefix(count)))
      if length(typist) <= before { count /= 2 }
    }
    return typist
  }

  /// The typist after one more character, or `nil` if the text still isn't longer than the limit.
  private func exceeded(from typist: Typist, by text: String) -> Typist? {
    var typist = typist
    typist.goToEnd()
    typist.paste(String(text.prefix(1)))
    return length(typist) > limit ? typist : nil
  }

  /// Types at the end until the field accepts no more characters.
  ///
  /// Returns false if the limit is reached, or if many characters don't reach it.
  private func extend(_ typist: inout Typist, with characters: [Character]) -> Bool {
    for _ in 0...min(limit, Self.steps) {
      if length(typist) >= limit { return false }
      typist.goToEnd()
      let here = typist
      let next = characters.lazy.map { here.typing($0) }.first { length($0) > length(here) }
      guard let next else { return true }
      typist = next
    }
    return false
  }

  /// The maximum length that one more character can add to the text.
  ///
  /// If characters were only appended, this is the length of the longest character. If separators
  /// move, as in 1,234, it is the maximum length that one keystroke added.
  private func room(after longest: Typist) -> Int {
    var typist = Typist(at: field)
    typist.type(String(longest.text.prefix(Self.steps)))
    let edits = typist.steps.filter { $0.answer?.effect != .refused }
    if edits.allSatisfy({ $0.after.text.hasPrefix($0.before.text) }) {
      return longest.text.map { unit.length(of: String($0)) }.max() ?? .max
    }
    return edits.map { unit.length(of: $0.after.text) - unit.length(of: $0.before.text) }.max()
      ?? .max
  }

  private func length(_ typist: Typist) -> Int { unit.length(of: typist.text) }

  private static let (characters, steps) = (12, 64)
  /// The length of the longest text that can be typed in reasonable time.
  static let longest = 1_000_000
}

extension Typist {
  fileprivate func typing(_ character: Character) -> Typist {
    var other = again()
    other.press(.type(character))
    return other
  }
}
