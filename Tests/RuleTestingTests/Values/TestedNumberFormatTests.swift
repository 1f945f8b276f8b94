import Foundation
import PropertyTesting
import RuleExpectations
import RuleTesting
import Testing

@Suite struct TestedNumberFormatTests {
  private static let euros = NumberMeaning(
    decimals: 2, decimalSeparator: ",", groupingSeparator: ".", isSigned: true)
  /// Enough for a mistake that one text in thirteen shows; what is found is seldom looked at.
  private static let quick = RunSettings(cases: 100, shrinkLimit: 10)

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
      .examined(meaning: Self.euros, settings: Self.quick).failures.map(\.law)
  }

  @Test func `A right format keeps the laws`() throws {
    let format = TestedNumberFormat.decimal("prices", parse: Self.parse, write: Self.write)
    let report = try requireKeepsLaws(of: format, meaning: Self.euros, settings: Self.quick)
    #expect(report.asked.count == 7)
    expectKeepsLaws(of: format, meaning: Self.euros, settings: RunSettings(cases: 20))
  }

  @Test func `A replaced comma alone is found`() throws {
    let format = TestedNumberFormat.double(
      "prices", parse: { Double($0.replacingOccurrences(of: ",", with: ".")) },
      write: { "\($0)".replacingOccurrences(of: ".", with: ",") })
    let found = format.examined(meaning: Self.euros, settings: Self.quick).failures
    #expect(found.map(\.law).contains("GroupedNumbersAreRead"))
    let refused = try #require(found.first { $0.law == "WhatIsNoNumberIsRefused" })
    #expect(refused.cause.contains("nan and 1e2"))
  }

  @Test func `What is written otherwise each time is found`() {
    let unstable = ["WrittenNumbersReadBack", "WritingIsStable"]
    #expect(broken(write: { Self.write($0 + 1) }) == unstable)
    #expect(broken(write: { _ in "x" }) == ["WrittenNumbersReadBack"])
  }

  @Test func `A reader that remembers is found`() {
    nonisolated(unsafe) var calls = 0
    let found = broken { text in
      calls += 1
      return calls.isMultiple(of: 2) ? nil : Self.parse(text)
    }
    #expect(found.contains("AnswersDependOnlyOnTheText"))
  }

  @Test func `A law has as many cases as are asked for, and the sample no more`() {
    let format = TestedNumberFormat.decimal("prices", parse: Self.parse, write: Self.write)
    let report = format.examined(meaning: Self.euros, settings: RunSettings(cases: 30))
    // The simplest input is one more.
    #expect(report.cases == 7 * 31)
    #expect(report.counts.accepted == 30 && report.counts.refused == 30, "\(report.counts)")
    let none = format.examined(meaning: Self.euros, settings: RunSettings(cases: 0))
    #expect(!none.isFine && none.failures.isEmpty)
  }

  @Test func `A forced optional is a trap with its text`() throws {
    let format = TestedNumberFormat.double(
      "prices", parse: { Double($0)! }, write: { "\($0)" })
    let report = format.examined(meaning: NumberMeaning(), settings: RunSettings(cases: 200))
    #expect(report.asked == ["EveryTextIsAnswered"])
    let failure = try #require(report.failures.first)
    #expect(failure.found.contains("SIG"))
  }

  @Test func `A trap at a group's separator, or in writing, ends the search as well`() {
    let groups = TestedNumberFormat.decimal(
      "groups",
      parse: { text in
        precondition(text.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{3})+/) == nil)
        return Self.parse(text)
      }, write: Self.write)
    let settings = RunSettings(cases: 200, shrinkLimit: 0)
    let report = groups.examined(meaning: Self.euros, settings: settings)
    #expect(report.asked == ["EveryTextIsAnswered"])
    let writing = TestedNumberFormat.decimal("writing", parse: Self.parse) { number in
      precondition(number < 9)
      return Self.write(number)
    }
    #expect(
      writing.examined(meaning: Self.euros, settings: settings).asked == ["EveryTextIsAnswered"])
  }

  @Test func `A reader without an end is a failure`() throws {
    let format = TestedNumberFormat.double(
      "prices",
      parse: { text in
        while text.hasPrefix("x") {}
        return Double(text)
      }, write: { "\($0)" })
    let hang = format.examined(
      meaning: NumberMeaning(), settings: RunSettings(cases: 20, shrinkLimit: 0))
    let failure = try #require(hang.failures.first)
    #expect(failure.found.contains("did not end"))
  }

  /// A formatter as an app keeps it, changed by `change`.
  private static func formatter(
    _ locale: String, _ style: NumberFormatter.Style = .decimal,
    _ change: @escaping @Sendable (NumberFormatter) -> Void = { _ in }
  ) -> TestedNumberFormat {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    change(formatter)
    let kept = Kept(formatter: formatter)
    return .formatter(locale) { kept.formatter }
  }

  /// A formatter that only child processes use, each its own copy.
  private struct Kept: @unchecked Sendable {
    let formatter: NumberFormatter
  }

  /// The laws that Foundation's formatter breaks: on Linux, it reads “12x” as 12.
  private static var brokenByFoundation: Set<String> {
    #if canImport(Darwin)
      []
    #else
      ["WhatIsNoNumberIsRefused"]
    #endif
  }

  private func broken(
    _ format: TestedNumberFormat, _ meaning: NumberMeaning
  ) -> Set<String> {
    let report = format.examined(meaning: meaning, settings: Self.quick)
    #expect(report.asked.count >= 6, "\(report)")
    return Set(report.failures.map(\.law))
  }

  @Test(arguments: [
    ("en_US", ".", ","), ("de_DE", ",", "."), ("fr_FR", ",", "\u{202F}"), ("de_CH", ".", "’"),
  ])
  func `Foundation's formatters of doubles and of decimals are right`(
    locale: String, decimal: String, group: String
  ) {
    let meaning = NumberMeaning(
      integerDigits: 13, decimalSeparator: decimal, groupingSeparator: group, isSigned: true)
    #expect(broken(Self.formatter(locale), meaning) == Self.brokenByFoundation)
    let decimals = Self.formatter(locale) { $0.generatesDecimalNumbers = true }
    #expect(broken(decimals, meaning) == Self.brokenByFoundation)
    let whole = Self.formatter(locale, .none)
    #expect(broken(whole, NumberMeaning(decimals: 0)) == Self.brokenByFoundation)
  }

  @Test func `A formatter of one decimal, of another locale or of floats is found`() {
    let meaning = NumberMeaning(groupingSeparator: ",", isSigned: true)
    let short = Self.formatter("en_US") { $0.maximumFractionDigits = 1 }
    #expect(
      broken(short, meaning).subtracting(Self.brokenByFoundation) == ["WrittenNumbersReadBack"])
    #expect(broken(Self.formatter("de_DE"), meaning).contains("TypedNumbersAreRead"))
    let floats = TestedNumberFormat.formatter("floats") { FloatFormatter() }
    #expect(broken(floats, NumberMeaning(decimals: 1)).contains("TypedNumbersAreRead"))
    #expect(broken(floats, NumberMeaning(decimals: 1, integerDigits: 5)).isEmpty)
  }

  /// Reads into 24 bits.
  private final class FloatFormatter: NumberFormatter, @unchecked Sendable {
    override func number(from string: String) -> NSNumber? {
      string.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil
        ? nil : Float(string).map(NSNumber.init(value:))
    }

    override func string(from number: NSNumber) -> String? { "\(number.floatValue)" }
  }

  @Test func `A decimal that a formatter makes is asked for all of its digits`() throws {
    let tenth = try #require(Decimal(string: "0.10000000000000000001"))
    let exact = TestedNumberFormat.formatter("exact") { DecimalFormatter(answer: tenth) }
    let found = exact.examined(
      meaning: NumberMeaning(), settings: RunSettings(cases: 20, shrinkLimit: 20))
    #expect(found.failures.contains { $0.found.contains("0.10000000000000000001") }, "\(found)")
  }

  /// Reads one number, whatever the text.
  private final class DecimalFormatter: NumberFormatter, @unchecked Sendable {
    private let answer: Decimal

    init(answer: Decimal) {
      self.answer = answer
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func number(from string: String) -> NSNumber? { answer as NSDecimalNumber }
  }

  @Test func `Foundation's styles are formats`() {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let styled = TestedNumberFormat.style("style", style.parseStrategy, style)
    let report = styled.examined(
      meaning: NumberMeaning(groupingSeparator: ",", isSigned: true),
      settings: RunSettings(cases: 40, shrinkLimit: 5))
    #expect(report.asked.count == 7)
  }

  @Test(arguments: [
    "", "-", ",", "nan", "inf", "0x1F", "1,2,3", #"[0-9.,]+x"#, #"x[0-9.,]+"#, #"[0-9,]+ [0-9,]+"#,
    #"--[0-9,]+"#, #"[0-9,]+-"#, #"[0-9]+e2"#,
  ])
  func `A format that reads one text of those that are no numbers is found`(
    pattern: String
  ) throws {
    let regex = try Regex(pattern)
    nonisolated(unsafe) let wrong = regex
    let format = TestedNumberFormat.decimal(
      "prices", parse: { $0.wholeMatch(of: wrong) == nil ? Self.parse($0) : 7 },
      write: Self.write)
    #expect(broken(format, Self.euros) == ["WhatIsNoNumberIsRefused"])
  }

  @Test func `A sign is no number where none is meant, and is one where it is`() {
    let unsigned = NumberMeaning(decimalSeparator: ",", groupingSeparator: ".")
    let format = TestedNumberFormat.decimal("prices", parse: Self.parse, write: Self.write)
    #expect(broken(format, unsigned) == ["WhatIsNoNumberIsRefused"])
    #expect(broken { $0.hasPrefix("-") ? nil : Self.parse($0) }.contains("TypedNumbersAreRead"))
  }

  @Test func `Numbers that are described with an exponent are read`() throws {
    let format = TestedNumberFormat.double(
      "small", parse: { $0.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil ? nil : Double($0) },
      write: { String(format: "%.9f", $0) })
    try requireKeepsLaws(
      of: format, meaning: NumberMeaning(decimals: 9, integerDigits: 6),
      settings: RunSettings(cases: 100))
    let large = NumberMeaning(decimals: 0, integerDigits: 15)
    let whole = TestedNumberFormat.double(
      "large", parse: { $0.wholeMatch(of: /[0-9]+/) == nil ? nil : Double($0) },
      write: { String(format: "%.0f", $0) })
    try requireKeepsLaws(of: whole, meaning: large, settings: RunSettings(cases: 100))
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
