extension TestedNumberFormat {
  /// The laws of a meaning, in order.
  func laws(_ meaning: NumberMeaning) -> [ValueLaw<NumberInput>] {
    [everyTextIsAnswered, answersStayTheSame, typedNumbersAreRead]
      + (meaning.groupingSeparator == nil ? [] : [groupedNumbersAreRead])
      + [whatIsNoNumberIsRefused] + (meaning.isStrict ? [otherSpellingsAreRefused] : [])
      + [writtenNumbersReadBack, writingIsStable]
  }

  private var everyTextIsAnswered: ValueLaw<NumberInput> {
    ValueLaw(
      name: "EveryTextIsAnswered", sentence: "Reading any text returns, and never ends the app.",
      cause: "A forced optional, or a number that is too large for an integer.",
      remedy: "Return nil for what can't be read.", isFirst: true
    ) { input in
      for text in [input.text, input.grouped ?? "", input.wrong] + input.others { _ = read(text) }
      _ = write(input.number)
    }
  }

  private var answersStayTheSame: ValueLaw<NumberInput> {
    ValueLaw(
      name: "AnswersDependOnlyOnTheText", sentence: "The same text is read as the same number.",
      cause: "The code keeps state between its calls, or depends on the user's locale.",
      remedy: "Give the formatter a locale, and decide from the text alone."
    ) { input in
      let (one, other) = (read(input.text), read(input.text))
      try require(other, one, input.text)
    }
  }

  private var typedNumbersAreRead: ValueLaw<NumberInput> {
    ValueLaw(
      name: "TypedNumbersAreRead",
      sentence: "A typed number is read as the value of its digits.",
      cause: "A separator of another locale, or arithmetic that rounds, such as Int(value * 100).",
      remedy: "Read with the format's own separators, into Decimal."
    ) { input in try require(read(input.text), input.number, input.text) }
  }

  private var groupedNumbersAreRead: ValueLaw<NumberInput> {
    ValueLaw(
      name: "GroupedNumbersAreRead", sentence: "Separated groups of three digits are read, too.",
      cause: "The grouping separator is taken for the decimal one, or refused.",
      remedy: "Remove grouping separators from between digits before reading."
    ) { input in
      guard let grouped = input.grouped else { return }
      try require(read(grouped), input.number, grouped)
    }
  }

  private var whatIsNoNumberIsRefused: ValueLaw<NumberInput> {
    ValueLaw(
      name: "WhatIsNoNumberIsRefused",
      sentence: "A text that isn't a number of the format is refused.",
      cause: "A reader that stops at the first unknown character, or accepts nan and 1e2.",
      remedy: "Check the whole text: digits, at most one separator, and a sign at the beginning."
    ) { input in try require(read(input.wrong), nil, input.wrong) }
  }

  private var otherSpellingsAreRefused: ValueLaw<NumberInput> {
    ValueLaw(
      name: "OtherSpellingsAreRefused",
      sentence: "A number with too many decimals, a plus sign, spaces around it or other digits "
        + "is refused.",
      cause: "A reader for all scripts and lengths, such as NumberFormatter or Decimal(string:).",
      remedy: "Compare the text with a pattern of the format before reading it."
    ) { input in for text in input.others { try require(read(text), nil, text) } }
  }

  private var writtenNumbersReadBack: ValueLaw<NumberInput> {
    ValueLaw(
      name: "WrittenNumbersReadBack", sentence: "A written number is read as the same number.",
      cause: "Writing uses another locale than reading, or too few decimals.",
      remedy: "Write and read with one set of separators, and all decimals of the format."
    ) { input in
      let text = write(input.number)
      let found = read(text)
      if found == input.number { return }
      throw BrokenLaw(
        expected: input.number.literal, found: "\(text.shown), read as \(found.words)",
        "#expect(parse(write(\(input.number.literal))) == \(input.number.literal))")
    }
  }

  private var writingIsStable: ValueLaw<NumberInput> {
    ValueLaw(
      name: "WritingIsStable", sentence: "A written number, read and written again, is the same.",
      cause: "A sign, a group or a zero that is added each time.", remedy: "Write from the number."
    ) { input in
      let text = write(input.number)
      guard let number = read(text) else { return }
      let again = write(number)
      if again == text { return }
      throw BrokenLaw(
        expected: text.shown, found: again.shown,
        "#expect(parse(\(text.literal)).map(write) == \(text.literal))")
    }
  }
}

extension NumberMeaning {
  /// The laws that need more than the meaning says.
  var leftOut: [String] {
    (groupingSeparator == nil ? ["GroupedNumbersAreRead: the format has no groups"] : [])
      + (isStrict ? [] : ["OtherSpellingsAreRefused: the meaning isn't strict"])
  }
}

extension TestedNumberFormat {
  /// The other spellings of a number that are read; nil if there are none.
  func remark(_ meaning: NumberMeaning) -> String? {
    let integer = meaning.integerDigits == 1 ? "3" : "12"
    let read = meaning.others(integer, "").compactMap { text in
      self.read(text).map { "\(text.shown) as \($0.literal)" }
    }
    return read.isEmpty
      ? nil : "reads \(read.joined(separator: ", ")); isStrict: true of the meaning forbids that"
  }
}

private func require(
  _ found: SpelledNumber?, _ meant: SpelledNumber?, _ text: String
) throws {
  if found == meant { return }
  throw BrokenLaw(
    expected: "\(text.shown) read as \(meant.words)", found: found.words,
    "#expect(parse(\(text.literal)) == \(meant?.literal ?? "nil"))")
}

extension SpelledNumber? {
  /// The number, or that there is none.
  fileprivate var words: String { self?.literal ?? "no number" }
}
