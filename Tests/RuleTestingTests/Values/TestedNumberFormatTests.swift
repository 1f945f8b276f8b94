import Foundation
import PropertyTesting
import RuleExpectations
import RuleTesting
import Testing

@Suite struct TestedNumberFormatTests {
  private static let euros = NumberMeaning(
    decimals: 2, decimalSeparator: ",", groupingSeparator: ".", isSigned: true)

  /// Reads a whole text with a comma and, between digits, points.
  @Sendable private static func parse(_ text: String) -> Decimal? {
    guard text.wholeMatch(of: /-?([0-9]+|[0-9]{1,3}(\.[0-9]{3})+)(,[0-9]{1,2})?/) != nil else {
      return nil
    }
    let plain = text.filter { $0 != "." }.replacingOccurrences(of: ",", with: ".")
    return Decimal(string: plain, locale: nil)
  }

  @Sendable private static func write(_ number: Decimal) -> String {
    "\(number)".replacingOccurrences(of: ".", with: ",")
  }

  private func broken(
    _ parse: @escaping @Sendable (String) -> Decimal? = parse,
    write: @escaping @Sendable (Decimal) -> String = write
  ) -> [String] {
    TestedNumberFormat.decimal("prices", parse: parse, write: write)
      .examined(meaning: Self.euros).failures.map(\.law)
  }

  @Test func `A right format keeps the laws`() throws {
    let format = TestedNumberFormat.decimal("prices", parse: Self.parse, write: Self.write)
    #expect(try requireKeepsLaws(of: format, meaning: Self.euros).asked.count == 7)
    expectKeepsLaws(of: format, meaning: Self.euros)
  }

  @Test func `A replaced comma alone is found`() throws {
    let format = TestedNumberFormat.double(
      "prices", parse: { Double($0.replacingOccurrences(of: ",", with: ".")) },
      write: { "\($0)".replacingOccurrences(of: ".", with: ",") })
    let found = format.examined(meaning: Self.euros).failures
    #expect(found.map(\.law).contains("GroupedNumbersAreRead"))
    let refused = try #require(found.first { $0.law == "WhatIsNoNumberIsRefused" })
    #expect(refused.cause.contains("nan and 1e2"))
  }

  @Test func `Cents by rounding down are found`() {
    let found = broken { text in
      Self.parse(text).map { number in
        Decimal(Int(NSDecimalNumber(decimal: number).doubleValue * 100)) / 100
      }
    }
    #expect(found.contains("TypedNumbersAreRead"))
  }

  @Test func `Separators removed anywhere are found`() {
    let found = broken { text in
      Self.parse(text) ?? Self.parse(text.filter { $0 != "," && $0 != "." })
    }
    #expect(found.contains("WhatIsNoNumberIsRefused"))
  }

  @Test func `A sign that is lost when written is found`() {
    #expect(broken(write: { Self.write(abs($0)) }) == ["WrittenNumbersReadBack"])
  }

  @Test func `Another locale for writing is found`() {
    #expect(broken(write: { "\($0)" }).contains("WrittenNumbersReadBack"))
  }

  @Test func `A forced optional is a trap with its text`() throws {
    let format = TestedNumberFormat.double(
      "prices", parse: { Double($0)! }, write: { "\($0)" })
    let failure = try #require(
      format.examined(meaning: NumberMeaning(), settings: RunSettings(cases: 200)).failures.first)
    #expect(failure.law == "EveryTextIsAnswered")
    #expect(failure.found.contains("SIG"))
  }

  @Test func `A reader without an end is a failure`() throws {
    let format = TestedNumberFormat.double(
      "prices",
      parse: { text in
        while text.hasPrefix("x") {}
        return Double(text)
      }, write: { "\($0)" })
    let failure = try #require(format.examined(meaning: NumberMeaning()).failures.first)
    #expect(failure.found.contains("did not end"))
  }

  @Test func `Foundation's formatter and styles are formats`() {
    let formatter = TestedNumberFormat.formatter("formatter") {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.generatesDecimalNumbers = true
      return formatter
    }
    let meaning = NumberMeaning(groupingSeparator: ",", isSigned: true)
    let settings = RunSettings(cases: 100, shrinkLimit: 50)
    let found = formatter.examined(meaning: meaning, settings: settings)
    #expect(!found.asked.isEmpty)
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let styled = TestedNumberFormat.style("style", style.parseStrategy, style)
    #expect(!styled.examined(meaning: meaning, settings: settings).asked.isEmpty)
  }

  @Test func `Numbers that can't be meant are a problem`() {
    let format = TestedNumberFormat.decimal("prices", parse: Self.parse, write: Self.write)
    let digits = NumberMeaning(decimals: 9, integerDigits: 9)
    #expect(format.examined(meaning: digits).problem == .tooManyDigits(18))
    let many = NumberMeaning(decimals: .max, integerDigits: 9)
    #expect(format.examined(meaning: many).problem == .tooManyDigits(.max))
    for separator in ["", "0", "-"] {
      let decimal = NumberMeaning(decimalSeparator: separator)
      #expect(format.examined(meaning: decimal).problem == .badSeparator(separator))
      let grouping = NumberMeaning(groupingSeparator: separator)
      #expect(format.examined(meaning: grouping).problem == .badSeparator(separator))
    }
    let separators = NumberMeaning(decimalSeparator: ",", groupingSeparator: ",")
    #expect(format.examined(meaning: separators).problem == .sameSeparators(","))
    #expect(format.examined(meaning: NumberMeaning(decimals: -1)).problem == .negativeLimit(-1))
  }
}
