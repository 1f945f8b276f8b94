import Foundation
import InputRules
import PropertyTesting

/// Code that reads and writes numbers in one format, such as prices in a locale.
public struct TestedNumberFormat: TestedCode {
  /// The format's name in reports.
  public let name: String
  let read: @Sendable (String) -> ExactNumber?
  let write: @Sendable (ExactNumber) -> String

  /// A format for numbers of type `Decimal`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the number that a text represents, or `nil` if there is none.
  ///   - write: returns the text for a number.
  public static func decimal(
    _ name: String, parse: @escaping @Sendable (String) -> Decimal?,
    write: @escaping @Sendable (Decimal) -> String
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { parse($0).flatMap { ExactNumber(described: "\($0)") } },
      write: { write($0.decimal) })
  }

  /// A format for numbers of type `Double`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the number that a text represents, or `nil` if there is none.
  ///   - write: returns the text for a number.
  public static func double(
    _ name: String, parse: @escaping @Sendable (String) -> Double?,
    write: @escaping @Sendable (Double) -> String
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { parse($0).flatMap { ExactNumber(described: "\($0)") } },
      write: { write(Double($0.literal) ?? 0) })
  }

  /// Foundation's formatter, or your own subclass, which converts numbers of type `NSNumber`.
  ///
  /// On Linux, Foundation's formatter stops at the first character that it can't read, so it reads
  /// “12x” as 12. `Decimal.FormatStyle` does the same, and also reads “-” as 0.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: creates the formatter, once for each call, because formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> NumberFormatter
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { formatter().number(from: $0).flatMap(ExactNumber.init) },
      write: { formatter().string(from: $0.decimal as NSDecimalNumber) ?? "" })
  }

  /// A format that reads with a parse strategy and writes with a format style.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - strategy: reads a number.
  ///   - style: writes a number.
  public static func style<Strategy: ParseStrategy & Sendable, Style: FormatStyle & Sendable>(
    _ name: String, _ strategy: Strategy, _ style: Style
  ) -> TestedNumberFormat
  where
    Strategy.ParseInput == String, Strategy.ParseOutput == Decimal, Style.FormatInput == Decimal,
    Style.FormatOutput == String
  {
    decimal(name, parse: { try? strategy.parse($0) }, write: { style.format($0) })
  }

  /// The laws of the format.
  /// - Parameter meaning: the numbers in the format.
  public func laws(of meaning: NumberMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: "parse and write", counted: "texts", inputs: meaning.inputs,
        step: {
          .init("number \($0.number.literal), text \($0.text.shown)", "parse(\($0.text.literal))")
        },
        effects: { input in
          [input.text, input.wrong].map { read($0) == nil ? .refused : .accepted }
        }, laws: laws(meaning), remark: { remark(meaning) }))
  }
}

/// The numbers in a format, and the texts that a person types for these numbers.
public struct NumberMeaning: Sendable {
  let decimalSeparator: String
  let groupingSeparator: String?
  let decimals: Int
  let integerDigits: Int
  let isSigned: Bool
  let isStrict: Bool

  /// Creates the numbers in a format with decimal notation.
  /// - Parameters:
  ///   - decimals: the maximum number of digits after the decimal separator, 0 or more.
  ///   - integerDigits: the maximum number of integer digits, from 1 to 15 minus `decimals`.
  ///   - decimalSeparator: the separator between the integer digits and the decimals.
  ///   - groupingSeparator: the separator of groups of three digits, or `nil` for none.
  ///   - isSigned: whether a number may begin with a hyphen.
  ///   - isStrict: whether code must refuse a number with too many decimals, a plus sign,
  ///     surrounding spaces, or digits in another script. By default, the report only lists the
  ///     texts of this kind that the code reads.
  public init(
    decimals: Int = 2, integerDigits: Int = 9, decimalSeparator: String = ".",
    groupingSeparator: String? = nil, isSigned: Bool = false, isStrict: Bool = false
  ) {
    (self.decimals, self.integerDigits) = (decimals, integerDigits)
    (self.decimalSeparator, self.groupingSeparator) = (decimalSeparator, groupingSeparator)
    (self.isSigned, self.isStrict) = (isSigned, isStrict)
  }

  var problem: MeaningProblem? {
    if decimals < 0 { return .negativeLimit(decimals) }
    if !(1...15).contains(integerDigits) || decimals > 15 - integerDigits {
      let sum = integerDigits.addingReportingOverflow(decimals)
      return .tooManyDigits(sum.overflow ? .max : sum.partialValue)
    }
    let isBad = { (text: String) in text.isEmpty || text.contains { "0123456789-".contains($0) } }
    for separator in [decimalSeparator, groupingSeparator ?? ","] where isBad(separator) {
      return .badSeparator(separator)
    }
    return decimalSeparator == groupingSeparator ? .sameSeparators(decimalSeparator) : nil
  }
}

extension TestedNumberFormat {
  func laws(_ meaning: NumberMeaning) -> [ValueLaw<NumberInput>] {
    answering + reading(meaning) + writing
  }

  private var answering: [ValueLaw<NumberInput>] {
    [
      ValueLaw(
        name: "EveryTextIsAnswered", sentence: "The code reads any text without a crash or hang.",
        cause: "A force unwrap, or a number that is too large for an integer.",
        remedy: "Return nil for text that can't be read.", isFirst: true
      ) { input in
        for text in [input.text, input.grouped ?? "", input.wrong] + input.others { _ = read(text) }
        _ = write(input.number)
      },
      ValueLaw(
        name: "AnswersDependOnlyOnTheText", sentence: "The same text is read as the same number.",
        cause: "The code keeps state between its calls, or depends on the user's locale.",
        remedy: "Set the formatter's locale, and compute the number from the text alone."
      ) { input in
        let (one, other) = (read(input.text), read(input.text))
        try require(other, one, input.text)
      },
      ValueLaw(
        name: "TypedNumbersAreRead",
        sentence: "A typed number is read as the value of its digits.",
        cause:
          "Another locale's separator, or arithmetic that rounds, such as Int(value * 100).",
        remedy: "Read into Decimal, with the format's own separators."
      ) { input in try require(read(input.text), input.number, input.text) },
    ]
  }

  private func reading(_ meaning: NumberMeaning) -> [ValueLaw<NumberInput>] {
    [
      ValueLaw(
        name: "GroupedNumbersAreRead", sentence: "Numbers with grouping separators are also read.",
        cause: "The grouping separator is read as the decimal separator, or refused.",
        remedy: "Remove grouping separators from between digits before reading."
      ) { input in
        guard let grouped = input.grouped else { return }
        try require(read(grouped), input.number, grouped)
      }.left(because: meaning.groupingSeparator == nil ? "the format has no groups" : nil),
      ValueLaw(
        name: "NonNumbersAreRefused",
        sentence: "Text that isn't a number in the format is refused.",
        cause: "A reader that stops at the first unknown character, or accepts nan and 1e2.",
        remedy: "Check the whole text: digits, at most one separator, and a sign at the beginning."
      ) { input in try require(read(input.wrong), nil, input.wrong) },
      ValueLaw(
        name: "OtherSpellingsAreRefused",
        sentence: "A number with too many decimals, a plus sign, spaces around it or digits of "
          + "another script is refused.",
        cause: "A reader for all scripts and lengths, such as NumberFormatter or Decimal(string:).",
        remedy: "Check the text against the format's pattern before reading it."
      ) { input in for text in input.others { try require(read(text), nil, text) } }
      .left(because: meaning.isStrict ? nil : "the meaning isn't strict"),
    ]
  }

  private var writing: [ValueLaw<NumberInput>] {
    [
      ValueLaw(
        name: "WrittenNumbersReadBack", sentence: "A written number is read as the same number.",
        cause: "Writing and reading use different locales, or writing uses too few decimals.",
        remedy: "Write and read with the same separators, and write all the format's decimals."
      ) { input in
        let text = write(input.number)
        let found = read(text)
        try expect(
          found == input.number, input.number.literal,
          found: "\(text.shown), read as \(found.words)",
          "#expect(parse(write(\(input.number.literal))) == \(input.number.literal))")
      }
    ]
  }
}

extension TestedNumberFormat {
  /// A remark that lists the other spellings of a number that the code reads, or `nil` if it reads
  /// none.
  func remark(_ meaning: NumberMeaning) -> String? {
    let integer = meaning.integerDigits == 1 ? "3" : "12"
    let read = meaning.others(integer, "").compactMap { text in
      self.read(text).map { "\(text.shown) as \($0.literal)" }
    }
    return read.isEmpty ? nil : "reads \(read.joined(separator: ", "))"
  }
}

private func require(
  _ found: ExactNumber?, _ meant: ExactNumber?, _ text: String
) throws {
  if found == meant { return }
  throw BrokenLaw(
    expected: "\(text.shown) read as \(meant.words)", found: found.words,
    "#expect(parse(\(text.literal)) == \(meant?.literal ?? "nil"))")
}

extension ExactNumber? {
  fileprivate var words: String { self?.literal ?? "no number" }
}
