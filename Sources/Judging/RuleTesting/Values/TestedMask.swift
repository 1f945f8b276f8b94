import PropertyTesting

/// The code of a mask, which writes typed characters into a pattern such as `(###) ###-####`.
public struct TestedMask: TestedCode {
  /// The mask's name in reports.
  public let name: String
  let format: @Sendable (String) -> String
  let strip: (@Sendable (String) -> String)?

  /// A mask with one pattern.
  /// - Parameters:
  ///   - name: the mask's name in reports.
  ///   - format: returns the text to show for some content.
  ///   - strip: returns the content of a shown text; omit it if the code has no such function.
  public init(
    _ name: String, format: @escaping @Sendable (String) -> String,
    strip: (@Sendable (String) -> String)? = nil
  ) {
    (self.name, self.format, self.strip) = (name, format, strip)
  }

  /// The laws of the mask.
  /// - Parameter meaning: what the mask must do.
  public func laws(of meaning: MaskMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: strip == nil ? "format" : "format and strip", counted: "contents",
        inputs: meaning.contents, step: { .init("format \($0.shown)", "format(\($0.literal))") },
        effects: { content in
          let shown = meaning.read(format(content)).content
          if shown == content { return [.accepted] }
          return [shown.isEmpty ? .refused : .rewritten]
        }, laws: laws(meaning), remark: { remark(meaning) }))
  }
}

/// The requirements of a mask.
public struct MaskMeaning: Sendable {
  /// The characters of the pattern, some of which represent slots.
  let pattern: [Character]
  /// The characters that a slot accepts, by the slot's character.
  let slots: [Character: String]
  let isStrict: Bool

  /// Creates the requirements of a pattern.
  /// - Parameters:
  ///   - pattern: the pattern, such as `(###) ###-####`.
  ///   - slots: the characters in the pattern that represent slots, and the characters that each
  ///     slot accepts.
  ///   - isStrict: whether the mask must omit characters that no slot accepts. By default, the
  ///     report only notes that the mask shows such characters, because another function may filter
  ///     the content.
  public init(
    _ pattern: String, slots: [Character: String] = ["#": "0123456789"], isStrict: Bool = false
  ) {
    (self.pattern, self.slots, self.isStrict) = (Array(pattern), slots, isStrict)
  }

  var problem: MeaningProblem? {
    if !pattern.contains(where: { slots[$0] != nil }) { return .noSlots(String(pattern)) }
    return pattern.contains { slots[$0] == "" } ? .noCharacters : nil
  }

  /// The characters that each slot accepts, in order.
  var allowed: [[Character]] { pattern.compactMap { slots[$0].map(Array.init) } }

  /// Generates contents that fit, and some contents that are up to two characters too long.
  var contents: Generator<String> {
    let allowed = allowed
    return Generator { source in
      let count = Int(source.choose(upTo: UInt64(allowed.count + 2)))
      return String(
        (0..<count).map { index in
          let characters = allowed[min(index, allowed.count - 1)]
          return characters[Int(source.choose(upTo: UInt64(characters.count - 1)))]
        })
    }
  }

  /// The content with a character that no slot accepts inserted at the start, middle or end.
  func withOthers(_ content: String) -> [String] {
    let others = "x٣- ".filter { other in !slots.values.contains { $0.contains(other) } }
    return others.flatMap { other in
      [0, content.count / 2, content.count].map { place in
        content.prefix(place) + "\(other)" + content.dropFirst(place)
      }
    }
  }

  /// The characters in a text's slots, and the first character that doesn't fit the pattern, if
  /// any.
  func read(_ text: String) -> (content: String, wrong: Character?) {
    var content = ""
    for (index, character) in text.enumerated() {
      guard index < pattern.count else { return (content, character) }
      if let allowed = slots[pattern[index]] {
        if !allowed.contains(character) { return (content, character) }
        content.append(character)
      } else if character != pattern[index] {
        return (content, character)
      }
    }
    return (content, nil)
  }
}

extension TestedMask {
  func laws(_ meaning: MaskMeaning) -> [ValueLaw<String>] {
    answering + showing(meaning) + stripping(meaning)
  }

  private var answering: [ValueLaw<String>] {
    [
      ValueLaw(
        name: "EveryContentIsAnswered", sentence: "Any content is shown, and doesn't end the app.",
        cause: "An index beyond the end of the pattern or of the content.",
        remedy: "Go through the pattern, and stop at its end or the content's.", isFirst: true
      ) { content in
        let shown = format(content)
        _ = strip?(shown)
      },
      ValueLaw(
        name: "AnswersDependOnlyOnTheContent", sentence: "Equal content is shown as the same text.",
        cause: "The code keeps state between its calls, such as the last text.",
        remedy: "Compute the text from the content alone."
      ) { content in
        let (one, other) = (format(content), format(content))
        try expect(
          one == other, "the same text, \(one.shown)", found: other.shown,
          "#expect(format(\(content.literal)) == format(\(content.literal)))")
      },
      ValueLaw(
        name: "EmptyIsEmpty", sentence: "Empty content is shown as an empty text.",
        cause: "The pattern's first characters are written before anything is typed.",
        remedy: "Write a character of the pattern only before a character of the content.",
        isCheckedOnce: true
      ) { _ in
        let shown = format("")
        try expect(
          shown.isEmpty, "an empty text", found: shown.shown, "#expect(format(\"\") == \"\")")
      },
    ]
  }

  private func showing(_ meaning: MaskMeaning) -> [ValueLaw<String>] {
    [
      ValueLaw(
        name: "ShownTextFitsThePattern",
        sentence: "Each shown character is one that the pattern allows in its place.",
        cause: "Groups counted from the wrong end, or content that is too long.",
        remedy: "Go through the pattern: fill a slot with the next character, and copy the rest."
      ) { content in
        try expectFit(content, meaning)
      },
      ValueLaw(
        name: "ContentIsShown",
        sentence: "The content is shown in order, as far as it fits the slots.",
        cause: "A character of the content is dropped at a literal in the pattern.",
        remedy: "Advance in the content only after filling a slot."
      ) { content in
        let shown = format(content)
        let meant = String(content.prefix(meaning.allowed.count))
        try expect(
          meaning.read(shown).content == meant, "a text with \(meant.shown) in its slots",
          found: shown.shown,
          "#expect(format(\(content.literal)) != \(shown.literal))")
      },
      ValueLaw(
        name: "TypingKeepsEarlierText",
        sentence: "One more character at the end doesn't change the text before it.",
        cause: "Longer content uses another pattern.",
        remedy: "Choose the pattern by the beginning of the content."
      ) { content in
        let before = format(String(content.dropLast()))
        let shown = format(content)
        try expect(
          content.isEmpty || shown.hasPrefix(before), "a text that begins with \(before.shown)",
          found: shown.shown,
          "#expect(format(\(content.literal)).hasPrefix(\(before.literal)))")
      },
    ]
  }

  private func stripping(_ meaning: MaskMeaning) -> [ValueLaw<String>] {
    [
      ValueLaw(
        name: "OtherCharactersAreLeftOut",
        sentence: "A character of the content that doesn't fit a slot isn't shown.",
        cause: "The content isn't filtered before it is written into the pattern.",
        remedy: "Omit characters that fit no slot. If another function does so, test both together."
      ) { content in
        for content in meaning.withOthers(content) { try expectFit(content, meaning) }
      }.left(because: meaning.isStrict ? nil : "the meaning isn't strict"),
      ValueLaw(
        name: "StrippingGivesTheContent", sentence: "The shown text is read as the typed content.",
        cause: "A digit in the pattern itself, such as a country code, is read as content.",
        remedy: "Read by position in the pattern, not by kind of character."
      ) { content in
        guard let strip else { return }
        let meant = String(content.prefix(meaning.allowed.count))
        let found = strip(format(content))
        try expect(
          found == meant, meant.shown, found: found.shown,
          "#expect(strip(format(\(content.literal))) == \(meant.literal))")
      }.left(because: strip == nil ? "there is no strip function" : nil),
    ]
  }

  private func expectFit(_ content: String, _ meaning: MaskMeaning) throws {
    let shown = format(content)
    guard let wrong = meaning.read(shown).wrong else { return }
    throw BrokenLaw(
      expected: "for \(content.shown), text that fits \(String(meaning.pattern).shown)",
      found: "\(shown.shown), in which \(String(wrong).shown) doesn't fit",
      "#expect(format(\(content.literal)) != \(shown.literal))")
  }

  /// A remark about a shown character that no slot accepts, or `nil` if all are accepted.
  func remark(_ meaning: MaskMeaning) -> String? {
    guard let first = meaning.allowed.first?.first else { return nil }
    for content in meaning.withOthers(String(first)) {
      let shown = format(content)
      if meaning.read(shown).wrong == nil { continue }
      return "shows \(content.shown) as \(shown.shown)"
    }
    return nil
  }
}
