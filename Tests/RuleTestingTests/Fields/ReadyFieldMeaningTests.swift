import InputRules
import PropertyTesting
import RuleTesting
import Testing
import ReadyFields

/// Ready fields as what is meant by a field: `.card` is written after `.equals(`.
@Suite struct ReadyFieldMeaningTests {
  private func report(of field: TestedField, _ meaning: FieldMeaning) -> FieldReport {
    field.examined(
      meaning: [meaning], typing: ["2015550123", "378282246310005", "+493012345"],
      settings: RunSettings(cases: 300))
  }

  @Test func `A ready field is what it is meant to be`() throws {
    let phone = report(
      of: .rule("US", try PhoneField(region: "US")), .equals(try .phone(region: "US")))
    #expect(phone.isFine && phone.counts.rewritten > 0, "\(phone)")
    let card = report(of: .rule("card", PrefixField.card), .equals(.card))
    #expect(card.isFine && card.counts.rewritten > 0, "\(card)")
  }

  @Test func `Another region, and groups of four for every brand, aren't what is meant`() throws {
    let phone = report(
      of: .rule("DE", try PhoneField(region: "DE")), .equals(try .phone(region: "US")))
    #expect(phone.failures.map(\.law) == ["AnswersAsMeant"], "\(phone)")
    let row = PrefixTable.Row("", [try Pattern("**** **** **** **** [***]")], check: .luhn)
    let fours = PrefixField(try PrefixTable([row]))
    let card = report(of: .rule("fours", fours), .equals(.card))
    #expect(card.failures.map(\.law) == ["AnswersAsMeant"], "\(card)")
  }
}
