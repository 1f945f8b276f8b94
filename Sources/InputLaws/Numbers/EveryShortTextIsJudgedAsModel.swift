import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == NumberSubject {
  /// Of each text of up to six of eleven symbols, every grammar says what the specification's model
  /// says, and reads the same value (N1, N3, N4, N5).
  ///
  /// There are 1,948,717 such texts; a run with `--exhaustive` judges them all.
  static var everyShortTextIsJudgedAsModel: Self {
    Property(forAll: .shortText) { subject, text in
      for format in shortTextFormats {
        try requireSameProblem(of: text, as: .partial, in: format, by: subject)
        try requireSameProblem(of: text, as: .complete, in: format, by: subject)
      }
      let plain = shortTextFormats[0]
      try requireSameProblem(of: text, as: .scanner, in: plain, by: subject)
      try requireEqual(
        subject.numbers.value(of: text, in: plain), ModelNumbers().value(of: text, in: plain))
      try requireEqual(
        subject.numbers.scanned(text, with: .posix), ModelNumbers().scanned(text, with: .posix))
    }
  }
}

/// The plain format, and one of the Arabic digits that groups leniently.
private let shortTextFormats: [NumberFormat] = {
  let arabic = NumberSymbols.samples.first { $0.digits.first == "\u{660}" } ?? .posix
  let symbols = try? NumberSymbols(digits: String(String.UnicodeScalarView(arabic.digits)))
  return [NumberFormat(), NumberFormat(symbols ?? .posix, grouping: .lenient)]
}()

private func requireSameProblem(
  of text: String, as grammar: NumberGrammar, in format: NumberFormat, by subject: NumberSubject
) throws {
  try requireEqual(
    subject.numbers.problem(of: text, as: grammar, in: format),
    ModelNumbers().problem(of: text, as: grammar, in: format), "\(grammar), \(format)")
}

extension Generator<String> {
  /// Up to six of the symbols that numbers are made of, a digit of another script and a space.
  fileprivate static var shortText: Generator {
    let symbols = "019+-.,eE\u{663} ".unicodeScalars.map { String($0) }
    return Generator<[Int]>.array(of: .int(in: 0...symbols.count - 1), 0...6).map { places in
      places.map { symbols[$0] }.joined()
    }
  }
}
