import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// Texts that are numbers in another way than the format's.
@Suite struct StrictNumberTests {
  private static let quick = RunSettings(cases: 100)

  @Test func `Other spellings that are read are told, and found if the meaning is strict`() throws {
    let lenient = TestedNumberFormat.double(
      "lenient",
      parse: { text in
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.wholeMatch(of: /\+?[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
      }, write: { "\($0)" })
    let report = try requireKeepsLaws(of: lenient, meaning: NumberMeaning(), settings: Self.quick)
    let words = #"also reads "12.555" as 12.555, "+12" as 12, " 12\n" as 12; isStrict: true of "#
    #expect(report.summary.contains("\n  \(words)"), "\(report)")
    let digit = lenient.examined(meaning: NumberMeaning(integerDigits: 1), settings: Self.quick)
    #expect(digit.remarks.first?.hasPrefix(#"reads "3.555" as 3.555, "+3" as 3, "#) == true)
    let found = lenient.examined(meaning: NumberMeaning(isStrict: true), settings: Self.quick)
    #expect(found.failures.map(\.law) == ["OtherSpellingsAreRefused"])
    let right = TestedNumberFormat.double(
      "prices",
      parse: { $0.wholeMatch(of: /[0-9]+(\.[0-9]{1,2})?/) == nil ? nil : Double($0) },
      write: { "\($0)" })
    let strict = NumberMeaning(isStrict: true)
    let fine = try requireKeepsLaws(of: right, meaning: strict, settings: Self.quick)
    #expect(fine.remarks.isEmpty && fine.asked.count == 7)
  }

  @Test func `A space between groups of three makes a number, also of zeros`() throws {
    let spaces = TestedNumberFormat.decimal(
      "spaces",
      parse: { text in
        let number = text.wholeMatch(of: /([0-9]+|[0-9]{1,3}( [0-9]{3})+)(\.[0-9]{1,2})?/)
        return number.flatMap { _ in Decimal(string: text.filter { $0 != " " }, locale: nil) }
      }, write: { "\($0)" })
    try requireKeepsLaws(of: spaces, meaning: NumberMeaning(groupingSeparator: " "))
  }
}
