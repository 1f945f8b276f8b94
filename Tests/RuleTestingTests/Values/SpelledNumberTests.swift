import Foundation
import PropertyTesting
import Testing

@testable import RuleTesting

/// Numbers as their digits say them, and the texts that a format is asked about.
@Suite struct SpelledNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0.0", "0"), ("12.5", "12.5"), ("-012.50", "-12.5"), ("1e-05", "0.00001"),
    ("1.25e+16", "12500000000000000"), ("1.25e1", "12.5"), ("-2.5e-3", "-0.0025"),
    ("1e+308", "1" + String(repeating: "0", count: 308)), ("100", "100"), (".5", "0.5"),
  ])
  func `A described number has the digits that it means`(text: String, literal: String) {
    #expect(SpelledNumber(described: text)?.literal == literal)
  }

  @Test(arguments: ["nan", "inf", "-inf", "1,5", "1e", "1ex", "٣"])
  func `What describes no number is none`(text: String) {
    #expect(SpelledNumber(described: text) == nil)
  }

  @Test(arguments: [
    ("+5", "5"), (" 1e2 ", "100"), ("1E2", "100"), ("\u{2212}1,5", "-1.5"), ("3,", "3"),
    (",5", "0.5"), ("٣", "3"), ("1\u{A0}000", "1000"),
    ("1e-999", "0." + String(repeating: "0", count: 998) + "1"),
  ])
  func `A typed number may be spelt in many ways`(text: String, literal: String) {
    #expect(SpelledNumber(typed: text, ",")?.literal == literal)
  }

  @Test(arguments: ["3.14", "1.234,5", "", "-", "e5", "abc", "1e2000", "1,2,3", "0x1F"])
  func `What a comma's format can't mean is no number`(text: String) {
    #expect(SpelledNumber(typed: text, ",") == nil)
  }

  @Test func `Another spelling has one decimal more than the format`() {
    let others = NumberMeaning(decimals: 2).others("1", "2")
    #expect(others.prefix(3) == ["1.255", "+1.2", " 1.2\n"])
  }

  @Test func `Numbers of Foundation are read as they are kept`() {
    #expect(SpelledNumber(NSNumber(value: 1.11))?.literal == "1.11")
    #expect(SpelledNumber(NSNumber(value: Float(0.1)))?.literal == "0.1")
    #expect(SpelledNumber(NSNumber(value: -12))?.literal == "-12")
    #expect(SpelledNumber(NSDecimalNumber(string: "0.1000000000000001"))?.fraction.count == 16)
    #expect(SpelledNumber(described: "-1.5")?.decimal == Decimal(string: "-1.5"))
  }

  @Test(arguments: [
    (0, 2, MeaningProblem.tooManyDigits(2)), (1, 14, nil), (1, 15, .tooManyDigits(16)),
    (15, 0, nil),
    (16, 0, .tooManyDigits(16)), (10, 5, nil), (10, 6, .tooManyDigits(16)), (9, 0, nil),
  ])
  func `A number has from one to fifteen digits`(
    integer: Int, decimals: Int, problem: MeaningProblem?
  ) {
    #expect(NumberMeaning(decimals: decimals, integerDigits: integer).problem == problem)
  }

  private func drawn(_ meaning: NumberMeaning) -> [NumberInput] {
    (0..<2_000).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(meaning.inputs)
    }
  }

  @Test func `A number has nine digits and two decimals if nothing is said`() {
    let halves = drawn(NumberMeaning()).map { $0.text.split(separator: ".") }
    #expect(Set(halves.map { $0[0].count }) == Set(1...9))
    #expect(Set(halves.map { $0.count == 2 ? $0[1].count : 0 }) == Set(0...2))
  }

  @Test func `Numbers of all lengths are typed, with a sign and with groups`() {
    let inputs = drawn(
      NumberMeaning(
        decimals: 3, integerDigits: 8, decimalSeparator: ",", groupingSeparator: ".",
        isSigned: true))
    let halves = inputs.map { $0.text.drop { $0 == "-" }.split(separator: ",") }
    #expect(Set(halves.map { $0[0].count }) == Set(1...8))
    #expect(Set(halves.map { $0.count == 2 ? $0[1].count : 0 }) == Set(0...3))
    #expect(Set(inputs.flatMap(\.text)) == Set("0123456789,-"))
    #expect(Set(inputs.map(\.number.isNegative)) == [true, false])
    #expect(inputs.contains { $0.text.hasPrefix("-") && $0.grouped?.contains(".") == true })
    #expect(inputs.allSatisfy { $0.grouped?.filter { $0 != "." } == $0.text })
  }

  @Test func `An unsigned number has no sign, no groups and no decimals where none are meant`() {
    let inputs = drawn(NumberMeaning(decimals: 0, integerDigits: 3))
    #expect(inputs.allSatisfy { $0.text.wholeMatch(of: /[0-9]{1,3}/) != nil && $0.grouped == nil })
    let wrong = Set(inputs.map(\.wrong))
    #expect(wrong.isSuperset(of: ["", "-", ".", "nan", "inf", "0x1F", "1.2.3", "-17"]))
    let signed = drawn(NumberMeaning(decimals: 0, integerDigits: 1, isSigned: true))
    #expect(!Set(signed.map(\.wrong)).contains("-17"))
    #expect(Set(signed.map(\.wrong)).contains("7e2"))
  }

  @Test(arguments: [
    ("", ""), ("1", "1"), ("123", "123"), ("1234", "1.234"), ("123456", "123.456"),
    ("1234567", "1.234.567"),
  ])
  func `Groups are counted from the end`(digits: String, grouped: String) {
    #expect(digits.grouped(by: ".") == grouped)
  }
}
