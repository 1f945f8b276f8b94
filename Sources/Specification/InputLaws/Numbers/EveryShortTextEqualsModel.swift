extension Law {
  /// There are 1,948,717 texts of up to six of the eleven scalars; `--exhaustive` checks them all.
  package static let everyShortTextEqualsModel = Law(
    """
    For each text of up to six scalars from a set of eleven, every grammar reports the model's \
    problem and value.
    """, clauses: ["N1.2", "N1.3", "N1.5", "N1.6", "N1.7", "N3.2", "N4.2", "N4.3", "N4.4", "N5"],
    Property(forAll: .shortText) { subject, text in
      for format in shortTextFormats {
        let model = ModelNumbers().answers(to: text, in: format)
        let (partial, complete) = (NumberGrammar.partial, NumberGrammar.complete)
        try requireProblem(model.partial, of: text, as: partial, in: format, by: subject)
        try requireProblem(model.complete, of: text, as: complete, in: format, by: subject)
        try requireEqual(subject.numbers.valueOfText(text, format), model.value, "\(format)")
      }
      let model = ModelNumbers().scannerAnswers(to: text, with: .posix)
      try requireProblem(model.problem, of: text, as: .scanner, in: NumberFormat(), by: subject)
      try requireEqual(subject.numbers.scannedValue(text, .posix), model.value)
    })
}

/// The default format, and a format with Arabic digits and lenient grouping.
private let shortTextFormats: [NumberFormat] = {
  let arabic = NumberSymbols.samples.first { $0.digits.first == "\u{660}" } ?? .posix
  let symbols = try? NumberSymbols(digits: String(String.UnicodeScalarView(arabic.digits)))
  return [NumberFormat(), NumberFormat(symbols ?? .posix, grouping: .lenient)]
}()

private func requireProblem(
  _ problem: NumberProblem?, of text: String, as grammar: NumberGrammar, in format: NumberFormat,
  by subject: Implementation
) throws {
  try requireEqual(subject.numbers.problem(text, grammar, format), problem, "\(grammar), \(format)")
}

extension Generator<String> {
  /// Up to six scalars: symbols in numbers, a digit of another script, and a space.
  fileprivate static var shortText: Generator {
    let symbols = "019+-.,eE\u{663} ".unicodeScalars.map { String($0) }
    return Generator<[Int]>.array(of: .int(in: 0...symbols.count - 1), 0...6).map { places in
      places.map { symbols[$0] }.joined()
    }
  }
}
