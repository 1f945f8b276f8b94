import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import Testing

@testable import RuleTesting

@Suite struct NumberTests {
  @Test(arguments: [
    ("-012,50", "-12.5"), ("+5", "5"), (" 1e2 ", "100"), ("1E-2", "0.01"), ("\u{2212}1,5", "-1.5"),
    ("3,", "3"), (",5", "0.5"), ("-0", "0"), ("٣", "3"), ("1\u{A0}000", "1000"), ("3.14", nil),
    ("", nil), ("-", nil), ("1,2,3", nil), ("e5", nil), ("abc", nil), ("0x1F", nil), ("nan", nil),
  ])
  func `A typed number is accepted in several spellings`(text: String, literal: String?) {
    #expect(ExactNumber(typed: text, ",")?.literal == literal)
  }

  @Test func `A Foundation number is read with exactly its stored digits`() {
    let numbers = [
      NSNumber(value: 1.11), NSNumber(value: Float(0.1)), NSNumber(value: -12),
      NSNumber(value: 1e-5), NSDecimalNumber(string: "0.1000000000000001"),
    ].map { ExactNumber($0)?.literal }
    #expect(numbers == ["1.11", "0.1", "-12", "0.00001", "0.1000000000000001"])
  }

  @Test(
    arguments: [
      (NumberMeaning(decimals: 0, integerDigits: 15), nil), (.init(), nil),
      (.init(decimals: 14, integerDigits: 1), nil), (.init(decimalSeparator: ","), nil),
      (.init(decimals: 0, integerDigits: 16), .tooManyDigits(16)),
      (.init(decimals: 15, integerDigits: 1), .tooManyDigits(16)),
      (.init(decimals: 0, integerDigits: 0), .tooManyDigits(0)),
      (.init(decimals: .max), .tooManyDigits(.max)), (.init(decimals: -1), .negativeLimit(-1)),
      (.init(decimalSeparator: ",", groupingSeparator: ","), .sameSeparators(",")),
      (.init(decimalSeparator: ""), .badSeparator("")),
      (.init(groupingSeparator: "9"), .badSeparator("9")),
      (.init(groupingSeparator: "-"), .badSeparator("-")),
    ] as [(NumberMeaning, MeaningProblem?)])
  func `A number meaning needs one to fifteen digits and two different separators`(
    meaning: NumberMeaning, problem: MeaningProblem?
  ) {
    let format = TestedNumberFormat(name: "", read: { _ in nil }, write: { _ in "" })
    #expect(format.examined(meaning: meaning, settings: RunSettings(cases: 1)).problem == problem)
  }

  private static let euros = NumberMeaning(
    decimals: 2, decimalSeparator: ",", groupingSeparator: ".", isSigned: true)

  /// Reads a number that may have a decimal comma and periods between groups.
  @Sendable private static func parse(_ text: String) -> Decimal? {
    guard text.wholeMatch(of: /-?([0-9]+|[0-9]{1,3}(\.[0-9]{3})+)(,[0-9]{1,2})?/) != nil else {
      return nil
    }
    return Decimal(string: text.replacing(".", with: "").replacing(",", with: "."), locale: nil)
  }

  @Sendable private static func write(_ number: Decimal) -> String {
    "\(number)".replacing(".", with: ",")
  }

  private func format(
    _ parse: @escaping @Sendable (String) -> Decimal? = parse,
    write: @escaping @Sendable (Decimal) -> String = write
  ) -> TestedNumberFormat {
    .decimal("prices", parse: parse, write: write)
  }

  @Test func `A correct number format keeps its laws in all requested cases`() throws {
    let report = expectKeepsLaws(
      of: format(), meaning: Self.euros, settings: RunSettings(cases: 30))
    // The simplest input is an additional case.
    #expect(report.checked.count == 6 && report.cases == 6 * 31)
    #expect(report.counts.accepted == 30 && report.counts.refused == 30, "\(report.counts)")
    let none = format().examined(meaning: Self.euros, settings: RunSettings(cases: 0))
    #expect(!none.passed && none.failures.isEmpty)
  }

  @Test func `A wrong reader or writer of numbers breaks the law about its mistake`() {
    let replaced = TestedNumberFormat.double(
      "replaced", parse: { Double($0.replacing(",", with: ".")) },
      write: { "\($0)".replacing(".", with: ",") })
    let laws = replaced.broken(Self.euros, cases: 100)
    #expect(laws.contains("GroupedNumbersAreRead") && laws.contains("NonNumbersAreRefused"))
    let unstable = format(write: { Self.write($0 + 1) }).broken(Self.euros, cases: 100)
    #expect(unstable == ["WrittenNumbersReadBack"])
    let unsigned = NumberMeaning(decimalSeparator: ",", groupingSeparator: ".")
    #expect(format().broken(unsigned, cases: 100) == ["NonNumbersAreRefused"])
    let positive = format { $0.hasPrefix("-") ? nil : Self.parse($0) }
    #expect(positive.broken(Self.euros, cases: 100).contains("TypedNumbersAreRead"))
    let traps = [
      format {
        precondition(!$0.hasPrefix("x"))
        return Self.parse($0)
      },
      format {
        precondition($0.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{3})+/) == nil)
        return Self.parse($0)
      },
      format { number in
        while number.hasPrefix("x") {}
        return Self.parse(number)
      },
      format(write: {
        precondition($0 < 9)
        return Self.write($0)
      }),
    ]
    for trap in traps { #expect(trap.broken(Self.euros, cases: 200) == ["EveryTextIsAnswered"]) }
  }

  @Test func `A reader of other spellings breaks a strict meaning and is noted otherwise`() throws {
    let lenient = TestedNumberFormat.double(
      "lenient",
      parse: { text in
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.wholeMatch(of: /\+?[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
      }, write: { "\($0)" })
    let report = try requireKeepsLaws(
      of: lenient, meaning: NumberMeaning(), settings: RunSettings(cases: 100))
    #expect(report.remarks.count == 1)
    let strict = NumberMeaning(isStrict: true)
    #expect(lenient.broken(strict, cases: 100) == ["OtherSpellingsAreRefused"])
  }

  @Test func `Foundation's formatters read and write according to their settings`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.numberStyle = .decimal
    let style = Decimal.FormatStyle(locale: formatter.locale)
    let formats: [TestedNumberFormat] = [
      .formatter("german") { formatter }, .style("german style", style.parseStrategy, style),
    ]
    for german in formats {
      // On Linux, both formats read “12x” as 12.
      #expect(Set(german.broken(Self.euros, cases: 100)).isSubset(of: ["NonNumbersAreRefused"]))
      #expect(german.broken(NumberMeaning(), cases: 100).contains("TypedNumbersAreRead"))
    }
  }
}
