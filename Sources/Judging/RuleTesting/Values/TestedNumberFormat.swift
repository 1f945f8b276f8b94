import Foundation
import PropertyTesting

/// The code that reads and writes the numbers of one format, such as the prices of a locale.
public struct TestedNumberFormat: TestedCode {
  /// The format's name in reports.
  public let name: String
  let read: @Sendable (String) -> SpelledNumber?
  let write: @Sendable (SpelledNumber) -> String

  /// A format for numbers of type `Decimal`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the number of a text, or `nil`.
  ///   - write: returns the text of a number.
  public static func decimal(
    _ name: String, parse: @escaping @Sendable (String) -> Decimal?,
    write: @escaping @Sendable (Decimal) -> String
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { parse($0).flatMap { SpelledNumber(described: "\($0)") } },
      write: { write($0.decimal) })
  }

  /// A format for numbers of type `Double`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the number of a text, or `nil`.
  ///   - write: returns the text of a number.
  public static func double(
    _ name: String, parse: @escaping @Sendable (String) -> Double?,
    write: @escaping @Sendable (Double) -> String
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { parse($0).flatMap { SpelledNumber(described: "\($0)") } },
      write: { write(Double($0.literal) ?? 0) })
  }

  /// Foundation's formatter, or one of your own; numbers are `NSNumber`.
  ///
  /// On Linux, Foundation's own stops at the first character that it can't read, and reads “12x”
  /// as 12; so does `Decimal.FormatStyle`, which also reads “-” as 0.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: makes the formatter, once for each call: formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> NumberFormatter
  ) -> TestedNumberFormat {
    TestedNumberFormat(
      name: name, read: { formatter().number(from: $0).flatMap(SpelledNumber.init) },
      write: { formatter().string(from: $0.decimal as NSDecimalNumber) ?? "" })
  }

  /// A strategy that parses and a style that formats.
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

  /// Checks the format against its laws.
  /// - Parameters:
  ///   - meaning: the numbers of the format.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: NumberMeaning, settings: RunSettings = RunSettings(cases: 2_000),
    choices: String? = nil
  ) -> FieldReport {
    if let problem = meaning.problem { return FieldReport(field: name, problem: problem) }
    return FieldExamination.report(on: subject(meaning), settings, choices: choices)
  }

  private func subject(_ meaning: NumberMeaning) -> ValueSubject<NumberInput> {
    ValueSubject(
      name: name, functions: "parse and write", counted: "texts", inputs: meaning.inputs,
      step: {
        ("number \($0.number.literal), text \($0.text.shown)", "parse(\($0.text.literal))")
      },
      effects: { input in
        [input.text, input.wrong].map { read($0) == nil ? .refused : .accepted }
      }, laws: (laws(meaning), meaning.leftOut), remark: { remark(meaning) })
  }
}

/// Which numbers a format has, and how a person types them.
public struct NumberMeaning: Sendable {
  let decimalSeparator: String
  let groupingSeparator: String?
  let decimals: Int
  let integerDigits: Int
  let isSigned: Bool
  let isStrict: Bool

  /// The numbers of a format, in decimal notation.
  /// - Parameters:
  ///   - decimals: how many digits may follow the decimal separator, 0 or more.
  ///   - integerDigits: how many digits may come before it, from 1 to 15.
  ///   - decimalSeparator: the separator between them.
  ///   - groupingSeparator: what may separate groups of three digits; nil for nothing.
  ///   - isSigned: whether a number may begin with a hyphen.
  ///   - isStrict: whether a number is refused that has more decimals, a plus sign, spaces around
  ///     it or digits of another script. By default, the report only lists those that are read.
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
