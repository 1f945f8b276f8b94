extension TestedMask {
  /// The laws of a meaning, in order.
  func laws(_ meaning: MaskMeaning) -> [ValueLaw<String>] {
    [
      everyContentIsAnswered, answersStayTheSame, emptyIsEmpty,
      shownTextFitsThePattern(meaning), contentIsShown(meaning), typingKeepsWhatStands(meaning),
    ] + (meaning.isStrict ? [otherCharactersAreLeftOut(meaning)] : [])
      + (strip.map { [strippingGivesTheContent(meaning, $0), formattingIsStable($0)] } ?? [])
  }

  private var everyContentIsAnswered: ValueLaw<String> {
    ValueLaw(
      name: "EveryContentIsAnswered", sentence: "Each content is shown, and none ends the app.",
      cause: "An index beyond the end of the pattern or of the content.",
      remedy: "Walk through the pattern, and stop at the end of either.", isFirst: true
    ) { content in
      let shown = format(content)
      _ = strip?(shown)
    }
  }

  /// The laws that need code that isn't there, or a strict meaning.
  func leftOut(_ meaning: MaskMeaning) -> [String] {
    let stripping = ["StrippingGivesTheContent", "FormattingIsStable"]
    return (meaning.isStrict ? [] : ["OtherCharactersAreLeftOut: the meaning isn't strict"])
      + (strip != nil ? [] : stripping.map { "\($0): there is no strip" })
  }

  /// A content with a character that no slot takes, which is shown; nil if there is none.
  func remark(_ meaning: MaskMeaning) -> String? {
    guard let first = meaning.allowed.first?.first else { return nil }
    for content in meaning.withOthers(String(first)) {
      let shown = format(content)
      if meaning.read(shown).wrong == nil { continue }
      return "shows \(content.shown) as \(shown.shown); isStrict: true of the meaning forbids that"
    }
    return nil
  }

  private func otherCharactersAreLeftOut(_ meaning: MaskMeaning) -> ValueLaw<String> {
    ValueLaw(
      name: "OtherCharactersAreLeftOut",
      sentence: "A character of the content that doesn't fit a slot isn't shown.",
      cause: "The content isn't filtered before it is written into the pattern.",
      remedy: "Omit what fits no slot. If another function does, test both as one."
    ) { content in
      for content in meaning.withOthers(content) {
        let shown = format(content)
        guard let wrong = meaning.read(shown).wrong else { continue }
        throw BrokenLaw(
          expected: "for \(content.shown) a text of the pattern \(String(meaning.pattern).shown)",
          found: "\(shown.shown), in which \(String(wrong).shown) doesn't fit",
          "#expect(format(\(content.literal)) != \(shown.literal))")
      }
    }
  }

  private var answersStayTheSame: ValueLaw<String> {
    ValueLaw(
      name: "AnswersDependOnlyOnTheContent", sentence: "The same content is shown the same way.",
      cause: "The code keeps state between its calls, such as the last text.",
      remedy: "Decide only from the content."
    ) { content in
      let (one, other) = (format(content), format(content))
      if one == other { return }
      throw BrokenLaw(
        expected: "the same again, \(one.shown)", found: other.shown,
        "#expect(format(\(content.literal)) == format(\(content.literal)))")
    }
  }

  private var emptyIsEmpty: ValueLaw<String> {
    ValueLaw(
      name: "EmptyIsEmpty", sentence: "Empty content is shown as an empty text.",
      cause: "The pattern's first characters are written before anything is typed.",
      remedy: "Write a character of the pattern only before a character of the content.",
      isAskedOnce: true
    ) { _ in
      let shown = format("")
      if shown.isEmpty { return }
      throw BrokenLaw(
        expected: "an empty text", found: shown.shown, "#expect(format(\"\") == \"\")")
    }
  }

  private func shownTextFitsThePattern(_ meaning: MaskMeaning) -> ValueLaw<String> {
    ValueLaw(
      name: "ShownTextFitsThePattern",
      sentence: "Each shown character is one that the pattern allows in its place.",
      cause: "Groups counted from the wrong end, or content that is too long.",
      remedy: "Go through the pattern: a slot takes the next character, all else is copied."
    ) { content in
      let shown = format(content)
      guard let wrong = meaning.read(shown).wrong else { return }
      throw BrokenLaw(
        expected: "a text of the pattern \(String(meaning.pattern).shown)",
        found: "\(shown.shown), in which \(String(wrong).shown) doesn't fit",
        "#expect(format(\(content.literal)) != \(shown.literal))")
    }
  }

  private func contentIsShown(_ meaning: MaskMeaning) -> ValueLaw<String> {
    ValueLaw(
      name: "ContentIsShown",
      sentence: "The content is shown in order, as much of it as fits the slots.",
      cause: "A character of the content is dropped where the pattern has a literal.",
      remedy: "Advance in the content only after a slot."
    ) { content in
      let shown = format(content)
      let meant = String(content.prefix(meaning.allowed.count))
      if meaning.read(shown).content == meant { return }
      throw BrokenLaw(
        expected: "a text with \(meant.shown) in its slots", found: shown.shown,
        "#expect(format(\(content.literal)) != \(shown.literal))")
    }
  }

  private func typingKeepsWhatStands(_ meaning: MaskMeaning) -> ValueLaw<String> {
    ValueLaw(
      name: "TypingKeepsWhatStands",
      sentence: "One more character at the end doesn't change the text before it.",
      cause: "Another pattern for a longer content.",
      remedy: "Choose the pattern by its beginning."
    ) { content in
      let before = format(String(content.dropLast()))
      let shown = format(content)
      if content.isEmpty || shown.hasPrefix(before) { return }
      throw BrokenLaw(
        expected: "a text that begins with \(before.shown)", found: shown.shown,
        "#expect(format(\(content.literal)).hasPrefix(\(before.literal)))")
    }
  }

  private func strippingGivesTheContent(
    _ meaning: MaskMeaning, _ strip: @escaping @Sendable (String) -> String
  ) -> ValueLaw<String> {
    ValueLaw(
      name: "StrippingGivesTheContent", sentence: "The content of the shown text is as typed.",
      cause: "A digit of the pattern itself, such as a country's code, is taken for content.",
      remedy: "Read by the pattern's places, not by kinds of characters."
    ) { content in
      let meant = String(content.prefix(meaning.allowed.count))
      let found = strip(format(content))
      if found == meant { return }
      throw BrokenLaw(
        expected: meant.shown, found: found.shown,
        "#expect(strip(format(\(content.literal))) == \(meant.literal))")
    }
  }

  private func formattingIsStable(
    _ strip: @escaping @Sendable (String) -> String
  ) -> ValueLaw<String> {
    ValueLaw(
      name: "FormattingIsStable", sentence: "A shown text, read and shown again, is the same.",
      cause: "Formatting that adds something each time.",
      remedy: "Format the content, never what is shown."
    ) { content in
      let shown = format(content)
      let again = format(strip(shown))
      if shown == again { return }
      throw BrokenLaw(
        expected: shown.shown, found: again.shown,
        "#expect(format(strip(\(shown.literal))) == \(shown.literal))")
    }
  }
}
